import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { logoDocs } from "./Logo.docs.tsx";
import { Logo } from "./Logo.tsx";

const meta = preview.meta({
  component: Logo,
  title: "Componentes/Navegação/Logo",
  parameters: { layout: "padded", documentation: logoDocs },
});

export const Default = meta.story({
  name: "Padrão",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("PetBox")).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});
export const LongestText = meta.story({ args: { name: "PetBox do Maximiliano" } });

export const Dark = Default.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
