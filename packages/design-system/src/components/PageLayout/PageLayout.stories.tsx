import { expect, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Footer } from "../Footer/index.ts";
import { Header } from "../Header/index.ts";
import { Heading } from "../Heading/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { PageLayout } from "./PageLayout.tsx";

const meta = preview.meta({
  component: PageLayout,
  title: "Componentes/Navegação/PageLayout",
  args: {
    header: <Header pet="dog" />,
    footer: <Footer />,
    children: (
      <Stack>
        <Heading level={1}>Frete grátis</Heading>
        {Array.from({ length: 30 }, (_, line) => `Parágrafo ${line + 1} da política de frete.`).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  },
});

export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "conteudo");
    await expect(canvas.getByRole("contentinfo")).toBeInTheDocument();
    window.scrollTo(0, 600);
    await waitFor(() => expect(window.scrollY).toBe(600));
    const logo = canvas.getByRole("link", { name: "PetBox, página inicial" });
    await expect(logo.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
  },
});

export const Column = meta.story({ args: { width: "column" } });
export const LittleContent = meta.story({
  args: { children: <Heading level={1}>Você ainda não tem cupons</Heading> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo").getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      window.innerHeight - 1,
    );
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
