import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Text } from "../../foundations/Text/index.ts";
import { SkipLink } from "./SkipLink.tsx";

const ownFrame = { story: { inline: false, height: "160px" } };

const meta = preview.meta({
  component: SkipLink,
  title: "Componentes/Navegação/SkipLink",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "A primeira parada da tecla Tab: salta o cabeçalho e vai ao conteúdo. Fica fora da vista até receber o foco. PageLayout e StepLayout já a trazem; o destino precisa de tabIndex={-1}.",
      synonyms: ["pular para o conteúdo"],
      alternatives: {
        PageLayout: "é uma página do site, que já a traz",
        StepLayout: "é um passo da assinatura, que já a traz",
        Link: "o atalho deve estar sempre à vista",
      },
      keyboard: {
        Tab: "Ao chegar, mostra o atalho; ao sair, ele some.",
        Enter: "Vai ao conteúdo.",
      },
      announcements: ["“Pular para o conteúdo, link”"],
    },
    docs: ownFrame,
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="conteudo" tabIndex={-1}>
        <Text>O conteúdo da página.</Text>
      </main>
    </>
  ),
});

export const FoundByTab = meta.story({
  name: "Aparece com Tab",
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Pular para o conteúdo" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute("href", "#conteudo");
  },
});

export const States = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole("link").focus();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
});

export const LongestText = meta.story({
  args: { children: "Pular o cabeçalho e ir para as assinaturas do Maximiliano Bartolomeu Terceiro" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { left, right } = canvas.getByRole("link").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
