import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Logo } from "./Logo.tsx";

const meta = preview.meta({
  component: Logo,
  title: "Componentes/Navegação/Logo",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "A marca: a caixa de orelhas caídas e o nome. Não é um link por si só; dentro de um, quem diz aonde ele leva é o link.",
      synonyms: ["marca", "logotipo"],
      alternatives: {
        Header: "é o alto de uma página do site, que já a traz",
        FunnelHeader: "é um passo da assinatura",
        Glyph: "é um sinal pequeno da interface",
      },
      keyboard: {},
      announcements: ["“PetBox”; o desenho não é lido"],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("PetBox")).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});
export const LongestText = meta.story({ args: { name: "PetBox do Maximiliano" } });

export const Dark = Default.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
