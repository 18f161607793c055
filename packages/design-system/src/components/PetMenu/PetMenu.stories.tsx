import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PetMenu } from "./PetMenu.tsx";

const meta = preview.meta({
  component: PetMenu,
  title: "Componentes/Navegação/PetMenu",
  args: { pet: "dog", look: "cards", shopHref: "https://loja.petbox.example/cachorro" },
});

export const Cards = meta.story({
  parameters: { spec: ["MAN-003"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cachorro" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("link", { name: "Cachorro" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Gato" })).toHaveAttribute("href", "/gato");
    await expect(canvas.getByRole("link", { name: "Gato" })).not.toHaveAttribute("aria-current");
    const shop = canvas.getByRole("link", { name: /Loja/ });
    await expect(shop).toHaveAttribute("href", "https://loja.petbox.example/cachorro");
    await expect(shop).toHaveAttribute("target", "_blank");
  },
});
export const CardsForCats = meta.story({ args: { pet: "cat" } });
export const NoHome = meta.story({ args: { pet: undefined } });
