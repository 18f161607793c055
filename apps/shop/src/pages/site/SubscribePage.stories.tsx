import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Site/2 Assine",
  parameters: { shop: { path: "/assine", endsAt: "/pet/especie/" } },
});

export const FirstQuestion = meta.story({
  name: "Abre a primeira pergunta",
  parameters: { spec: ["MAN-005"] },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Quem vai receber a caixa?");
  },
});

export const KeepsTheQuery = meta.story({
  name: "Guarda o que veio no endereço",
  parameters: { shop: { endsAt: "/pet/especie/", path: "/assine?utm_source=convite" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/?utm_source=convite"));
  },
});
