import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Text } from "../Text/index.ts";
import { SkipLink } from "./SkipLink.tsx";

const meta = preview.meta({ component: SkipLink, title: "Componentes/Navegação/SkipLink" });

export const FoundByTab = meta.story({
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="conteudo" tabIndex={-1}>
        <Text>O conteúdo da página.</Text>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Pular para o conteúdo" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute("href", "#conteudo");
  },
});
