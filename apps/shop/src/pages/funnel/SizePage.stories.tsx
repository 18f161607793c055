import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor } from "storybook/test";

const shop = { path: "/pet/porte/", at: "size" } as const;

const meta = preview.meta({
  title: "Telas/Funil/3 Porte",
  parameters: {
    synonyms: ["size", "tamanho do pet"],
    shop,
  },
});

export const Fresh = meta.story({
  name: "Ainda sem porte",
  parameters: {
    spec: ["FUN-021", "FUN-022", "FUN-057", "FUN-058", "FUN-059", "FUN-060", "FUN-061", "FUN-063", "FUN-112"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Qual é o porte do Bob?");
    const cards = canvas.getAllByRole("button", { pressed: false });
    await expect(cards.map(({ textContent }) => textContent)).toEqual([
      "Microaté 4kg",
      "Pequeno5 a 9kg",
      "Médio10 a 24kg",
      "Grandemais de 25kg",
    ]);
    for (const card of cards) await expect(card.querySelector("img")).toBeVisible();
  },
});

export const GoesOn = meta.story({
  name: "Continua para a raça",
  parameters: { spec: ["FUN-023", "FUN-150", "FUN-305"], shop: { ...shop, endsAt: "/pet/raca/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: /Micro/ }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/raca/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.size).toBe("micro");
  },
});

export const Keyboard = meta.story({
  name: "Pelo teclado: continua para a raça",
  parameters: { shop: { ...shop, endsAt: "/pet/raca/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("button", { name: /Pequeno/ }).focus();
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/raca/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.size).toBe("grande");
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida",
  parameters: { spec: ["FUN-062"], shop: { ...shop, at: "breed" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Médio/ })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getAllByRole("button", { pressed: false })).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/pet/nome/");
  },
});

export const Female = meta.story({
  name: "Uma fêmea",
  parameters: {
    shop: { ...shop, visitor: { answers: { petName: "Mika", petSex: "female" } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Qual é o porte da Mika?");
  },
});

export const LongName = meta.story({
  name: "Nome comprido, no celular",
  parameters: {
    shop: { ...shop, visitor: { answers: { petName: "Maximiliano Bartolomeu Terceiro" } } },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Qual é o porte do Maximiliano Bartolomeu Terceiro?",
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ClassicFlow = meta.story({
  name: "Na ordem antiga, sem nome",
  parameters: {
    shop: { ...shop, visitor: { flow: "classic" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Qual é o porte do seu pet?");
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/pet/especie/");
  },
});

export const Cat = meta.story({
  name: "Gato: continua para a raça",
  parameters: { spec: ["FUN-064"], shop: { endsAt: "/pet/raca/", ...shop, at: "breed", species: "cat" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/raca/"));
    await expect(await context.canvas.findByRole("heading", { level: 1, name: "Qual é a raça da Mia?" })).toBeVisible();
  },
});

export const WithoutToken = meta.story({
  name: "Página sem token: nada acontece",
  parameters: { spec: ["FUN-154"], shop: { ...shop, token: "" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sent = spyOn(window, "fetch");
    await userEvent.click(canvas.getByRole("button", { name: /Médio/ }));
    // A request would leave within some frames.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getAllByRole("button", { pressed: false })).toHaveLength(4);
    await expect(shopOf(context).address()).toBe("/pet/porte/");
  },
});

export const Saving = meta.story({
  parameters: {
    spec: ["FUN-151", "FUN-348"],
    shop: { ...shop, faults: [{ path: "/save/size", kind: "timeout" }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Médio/ }));
    await expect(await canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-150", "FUN-153"],
    shop: {
      ...shop,
      faults: [{ path: "/save/size", kind: "refused", message: "Este porte não é o do seu pet.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: /Grande/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Este porte não é o do seu pet.");
    await expect(shopOf(context).address()).toBe("/pet/porte/");
    await expect(canvas.getAllByRole("button", { pressed: false })).toHaveLength(4);
  },
});

export const ServerDown = meta.story({
  parameters: { spec: ["FUN-153", "FUN-349"], shop: { ...shop, faults: [{ path: "*", kind: "500" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Médio/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Um erro ocorreu!");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
});

export const Offline = meta.story({
  parameters: { shop: { ...shop, faults: [{ path: "/save/size", kind: "offline", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Médio/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("sem internet");
    await expect(canvas.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  name: "Sem internet, e tenta de novo: continua para a raça",
  parameters: {
    shop: { ...shop, faults: [{ path: "/save/size", kind: "offline", times: 1 }], endsAt: "/pet/raca/" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: /Médio/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Tentar de novo" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pet/raca/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.size).toBe("medio");
  },
});

export const FailedAgain = meta.story({
  name: "Sem internet, e a nova tentativa falha: o foco fica na página",
  parameters: { shop: { ...shop, faults: [{ path: "/save/size", kind: "offline", times: 2 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Médio/ }));
    const retry = await canvas.findByRole("button", { name: "Tentar de novo" });
    retry.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Tentar de novo" })).not.toBe(retry));
    await canvas.findByRole("button", { name: "Tentar de novo" });
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
});
