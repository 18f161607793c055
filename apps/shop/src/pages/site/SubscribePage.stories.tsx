import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Site/4 Assine",
  parameters: {
    synonyms: ["subscribe", "assinar"],
    shop: { path: "/assine", endsAt: "/pet/especie/" },
  },
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

export const FromTheHeader = meta.story({
  name: "SIMULE, no topo: continua para a primeira pergunta",
  parameters: { shop: { path: "/cookies", endsAt: "/pet/especie/" }, spec: ["MAN-006"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: "SIMULE" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/"));
  },
});

export const FromTheSideMenu = meta.story({
  name: "ASSINE, no menu do celular: continua para a primeira pergunta",
  parameters: { shop: { path: "/cookies", endsAt: "/pet/especie/" }, spec: ["MAN-006"] },
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Abrir o menu" }));
    const menu = within(await canvas.findByRole("dialog", { name: "Menu" }));
    await userEvent.click(menu.getByRole("link", { name: "ASSINE" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/"));
  },
});

export const KnownStart = meta.story({
  name: "Vindo da página de uma trilha: começa pelo nome",
  parameters: { shop: { path: "/trilhas/gato/diversao", endsAt: "/pet/nome/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: "Quero esta caixa" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/?pet=gato"));
    await expect(await canvas.findByRole("heading", { name: "Como o seu pet se chama?" })).toHaveFocus();
    await expect(shopOf(context).store.visitors.get("visita")?.answers).toEqual({ species: "cat" });
    await expect(shopOf(context).passed()).toEqual([
      "/trilhas/gato/diversao",
      "/assine?pet=gato&trilha=diversao",
      "/pet/nome/?pet=gato",
    ]);
    await expect(shopOf(context).arrival()).toBe("REPLACE");
    // The answer can be changed as usual.
    await userEvent.click(canvas.getByRole("link", { name: "Voltar" }));
    await expect(await canvas.findByRole("button", { name: /Gato/ })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: /Gato/ }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/?pet=gato"));
  },
});

export const FromACampaign = meta.story({
  name: "Vindo de um anúncio: só a campanha segue para o próximo passo",
  parameters: {
    shop: { path: "/assine?pet=gato&utm_source=rede&utm_medium=cpc&email=ana@petbox.example", endsAt: "/pet/nome/" },
  },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/?pet=gato&utm_source=rede&utm_medium=cpc"));
  },
});

export const UnknownStart = meta.story({
  name: "Com um bicho que a loja não conhece: pergunta",
  parameters: { shop: { path: "/assine?pet=peixe", endsAt: "/pet/especie/" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/?pet=peixe"));
    await expect(context.canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Quem vai receber a caixa?");
  },
});

export const StartNotSaved = meta.story({
  name: "Se o servidor não guarda a espécie: pergunta",
  parameters: {
    shop: {
      path: "/assine?pet=gato",
      endsAt: "/pet/nome/",
      faults: [{ path: "/save/especie", kind: "500" }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/especie/?pet=gato"));
    shopOf(context).backend.setFaults([]);
    await userEvent.click(await canvas.findByRole("button", { name: /Gato/ }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/nome/?pet=gato"));
  },
});
