import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { seeItSaving, seeOffline, seeServerDown } from "../../testing/continuePlays.ts";

const shop = { path: "/pet/restricao/", at: "restriction", visitor: { flow: "classic" } } as const;

const meta = preview.meta({
  title: "Telas/Funil/Restrição, na ordem antiga",
  parameters: {
    synonyms: ["restriction", "alergia", "allergy"],
    shop,
  },
});

export const Fresh = meta.story({
  name: "Visita nova",
  parameters: {
    spec: ["FUN-028", "FUN-029", "FUN-068", "FUN-069", "FUN-070", "FUN-071", "FUN-072", "FUN-073"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Não quero receber nada com ...");
    await expect(canvas.getByRole("radio", { name: "Nennhum" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Proteína Animal" })).not.toBeChecked();
    await expect(canvas.getByRole("button", { name: "Continuar" })).toBeVisible();
  },
});

export const GoesOn = meta.story({
  name: "Sem proteína animal: continua para o contato",
  parameters: { spec: ["FUN-030", "FUN-150", "FUN-308"], shop: { ...shop, endsAt: "/pessoal/contato/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: "Proteína Animal" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.restriction).toBe("sem_proteina");
  },
});

export const AsItIs = meta.story({
  name: "Pode tudo, pelo teclado: continua para o contato",
  parameters: { shop: { ...shop, endsAt: "/pessoal/contato/" }, spec: ["FUN-071"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("radio", { name: "Nennhum" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro"));
    await expect(shopOf(context).store.visitors.get("visita")?.answers.restriction).toBe("pode_tudo");
  },
});

export const NothingChosen = meta.story({
  name: "Nada marcado",
  parameters: { spec: ["FUN-214", "FUN-215"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // A press cannot clear a radio, but a restored form or a browser extension can.
    canvas.getByRole<HTMLInputElement>("radio", { name: "Nennhum" }).checked = false;
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Selecione uma das opções acima por favor.");
    await expect(canvas.getByText("Selecione uma das opções acima por favor.")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Proteína Animal" })).toHaveFocus();
    await expect(shopOf(context).address()).toBe("/pet/restricao/");
  },
});

export const AnsweredBefore = meta.story({
  name: "Já respondida",
  parameters: {
    shop: { ...shop, visitor: { ...shop.visitor, answers: { restriction: "sem_proteina" } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Proteína Animal" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Nennhum" })).not.toBeChecked();
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "/pet/raca/");
  },
});

export const InTheCurrentFlow = meta.story({
  name: "Aberta na ordem nova: continua para o contato",
  parameters: { shop: { endsAt: "/pessoal/contato/", ...shop, at: "contact", visitor: { flow: "current" } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/pessoal/contato/?pet=cachorro"));
  },
});

export const Saving = meta.story({
  parameters: {
    spec: ["FUN-151", "FUN-348"],
    shop: { ...shop, faults: [{ path: "/save/restricao", kind: "timeout" }] },
  },
  play: seeItSaving,
});

export const Refused = meta.story({
  name: "Recusada pelo servidor",
  parameters: {
    spec: ["FUN-150", "FUN-153"],
    shop: {
      ...shop,
      faults: [{ path: "/save/restricao", kind: "refused", message: "Estamos em manutenção.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: "Proteína Animal" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(await canvas.findByText("Estamos em manutenção.")).toBeVisible();
    await expect(shopOf(context).address()).toBe("/pet/restricao/");
    await expect(canvas.getByRole("radio", { name: "Proteína Animal" })).toBeChecked();
  },
});

export const ServerDown = meta.story({
  parameters: { spec: ["FUN-153", "FUN-349"], shop: { ...shop, faults: [{ path: "*", kind: "500" }] } },
  play: seeServerDown,
});

export const Offline = meta.story({
  parameters: { shop: { ...shop, faults: [{ path: "/save/restricao", kind: "offline", times: 1 }] } },
  play: seeOffline,
});
