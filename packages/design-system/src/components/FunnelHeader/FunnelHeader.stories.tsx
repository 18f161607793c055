import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FunnelHeader } from "./FunnelHeader.tsx";

const meta = preview.meta({
  component: FunnelHeader,
  title: "Componentes/Navegação/FunnelHeader",
  args: { helpHref: "https://ajuda.petbox.example/" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "PetBox, página inicial" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("link", { name: /Ajuda/ })).toHaveAttribute("href", "https://ajuda.petbox.example/");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: "mobile1" } } });
