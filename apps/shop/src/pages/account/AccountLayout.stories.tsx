import preview from "@petbox/storybook/preview";
import { expect, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Área do assinante/Navegação da conta",
  parameters: {
    synonyms: ["account menu", "navigation"],
    shop: { path: "/area-cliente", scenario: "assinante" },
  },
});

export const OwnPage = meta.story({
  name: "Na página de uma seção: é esta página",
  play: async ({ canvas }) => {
    const navigation = within(await canvas.findByRole("navigation", { name: "Minha conta" }));
    await expect(navigation.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
  },
});

export const WithinSection = meta.story({
  name: "Dentro de uma seção: não é a página dela",
  parameters: { shop: { path: "/plano/ATIVA00001", scenario: "assinante" } },
  play: async ({ canvas }) => {
    const navigation = within(await canvas.findByRole("navigation", { name: "Minha conta" }));
    await expect(navigation.getByRole("link", { name: /Assinaturas/ })).toHaveAttribute("aria-current", "true");
  },
});
