import preview from "@petbox/storybook/preview";
import { expect, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Site/7 Página não encontrada",
  parameters: {
    synonyms: ["404", "not found"],
    shop: { path: "/osso-enterrado" },
  },
});

export const NotFound = meta.story({
  name: "Endereço que não leva a nada",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("não achamos esta página");
    await expect(canvas.getByRole("link", { name: "Ir para o início" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("main").querySelector("[data-mood]")).toBeVisible();
    const widths = within(canvas.getByRole("main"))
      .getAllByRole("link")
      .map((link) => Math.round(link.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
});

export const Phone = NotFound.extend({ name: "No celular", globals: { viewport: { value: "narrow" } } });
