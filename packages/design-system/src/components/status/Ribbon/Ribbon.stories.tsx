import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Inline } from "../../foundations/Inline/index.ts";
import { Ribbon } from "./Ribbon.tsx";

const meta = preview.meta({
  component: Ribbon,
  title: "Componentes/Status/Ribbon",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "A fita na borda do cartão que merece ser notado. Uma por tela basta: duas não destacam nada.",
      synonyms: ["fita", "destaque"],
      alternatives: {
        Badge: "diz algo da coisa ao lado, sem pedir atenção",
        StatusBadge: "é a situação de uma assinatura ou de um envio",
      },
      keyboard: {},
      announcements: ["“Mais popular”; a estrela não é lida"],
    },
  },
  args: { children: "Mais popular" },
});

export const Highlight = meta.story({
  name: "Para notar",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Mais popular")).toBeVisible();
    // The star is decorative.
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

export const Affection = meta.story({ name: "Com carinho", args: { tone: "affection", children: "Presente" } });

export const Tones = meta.story({
  name: "Os dois tons",
  render: () => (
    <Inline>
      <Ribbon>Mais popular</Ribbon>
      <Ribbon tone="affection">Presente</Ribbon>
    </Inline>
  ),
});

export const LongestText = meta.story({
  args: { children: "O preferido do Maximiliano Bartolomeu Terceiro e de quem tem mais de um cachorro em casa" },
});

export const Dark = Tones.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
