import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fn, waitFor, type within } from "storybook/test";
import { noDrafts } from "../../drafts/pageDrafts.ts";

const path = "/password/reset/link-de-teste";
// The token leaves the URL at once.
const shop = { path, scenario: "senha-esquecida", endsAt: "/password/reset/nova" } as const;

const meta = preview.meta({
  title: "Telas/Sessão/3 Senha nova",
  parameters: {
    synonyms: ["reset password", "redefinir a senha", "trocar a senha"],
    shop,
  },
});

interface Play {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: { type(element: Element, text: string): Promise<void> };
}

async function write({ canvas, userEvent }: Play, password: string, confirmation = password): Promise<void> {
  await userEvent.type(canvas.getByLabelText("Nova senha"), password);
  await userEvent.type(canvas.getByLabelText("Repita a nova senha"), `${confirmation}{Enter}`);
}

export const Saved = meta.story({
  name: "Salva e continua para o login",
  parameters: { spec: ["MAN-111"], shop: { ...shop, endsAt: "/login" } },
  play: async (context) => {
    const { canvas } = context;
    const { address, arrival, store } = shopOf(context);
    await waitFor(() => expect(address()).toBe("/password/reset/nova"));
    await expect(arrival()).toBe("REPLACE");
    await expect(canvas.getByLabelText("Nova senha")).toHaveAttribute("autocomplete", "new-password");
    const before = store.customers.get("conta0001")?.password;
    await write(context, "bob-e-mia-2026");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Que bom que você voltou :)" });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(/Senha nova salva\. Entre com ela\./);
    await expect(address()).toBe("/login");
    await expect(arrival()).toBe("REPLACE");
    await expect(store.customers.get("conta0001")?.password).not.toEqual(before);
  },
});

export const SavedWhileLoggedIn = meta.story({
  name: "Salva por quem já entrou: confirmada na área do assinante",
  parameters: {
    shop: {
      ...shop,
      visitor: { session: { customerCode: "conta0001", reach: "account" } },
      endsAt: "/area-cliente",
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const { arrival, passed } = shopOf(context);
    await write(context, "bob-e-mia-2026");
    const notices = await canvas.findByRole("status", { name: "Avisos" });
    await waitFor(() => expect(notices).toHaveTextContent(/Senha nova salva\./));
    await expect(arrival()).toBe("REPLACE");
    // No login form appears in between.
    await expect(passed()).not.toContain("/login");
  },
});

const forgetAll = fn();
const drafts = { ...noDrafts, forgetAll };

export const FirstSaved = meta.story({
  name: "A primeira, de quem acaba de pagar: o login confirma, e o que foi digitado fica",
  parameters: {
    shop: {
      ...shop,
      visitor: { session: { customerCode: "conta0001", reach: "checkout" } },
      drafts,
      endsAt: "/login",
    },
  },
  play: async (context) => {
    const { canvas } = context;
    forgetAll.mockClear();
    await write(context, "bob-e-mia-2026");
    await expect(await canvas.findByText("Senha nova salva. Entre com ela.")).toBeVisible();
    await expect(forgetAll).not.toHaveBeenCalled();
  },
});

export const SavedBesideAnotherLogin = meta.story({
  name: "Salva por link de outra conta: a que estava aberta se fecha, e o login confirma",
  parameters: {
    shop: {
      ...shop,
      visitor: { session: { customerCode: "lead0001", reach: "account" } },
      drafts,
      endsAt: "/login",
    },
  },
  play: async (context) => {
    const { canvas } = context;
    forgetAll.mockClear();
    await write(context, "bob-e-mia-2026");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Que bom que você voltou :)" });
    await expect(heading).toHaveAccessibleDescription(/Senha nova salva\. Entre com ela\./);
    await expect(shopOf(context).address()).toBe("/login");
    await expect(forgetAll).toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  name: "Curta, e diferente da repetida",
  parameters: { spec: ["SUB-276", "SUB-277"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context, "bob", "bobi");
    const password = canvas.getByLabelText("Nova senha");
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/Use pelo menos 8 caracteres\.$/);
    await expect(canvas.getByLabelText("Repita a nova senha")).toHaveAccessibleDescription("A sua senha não coincide.");
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar a nova senha" }));
    await expect(password).toHaveValue("bob");
    await expect(shopOf(context).store.passwordLinks.all()).toHaveLength(1);
  },
});

export const TooOld = meta.story({
  name: "Link velho demais",
  parameters: { spec: ["MAN-111"] },
  play: async (context) => {
    const { canvas } = context;
    shopOf(context).pass(60 * 60_000);
    await write(context, "bob-e-mia-2026");
    const heading = await canvas.findByRole("heading", { level: 1, name: "Este link não vale mais" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Pedir outro link" })).toHaveAttribute("href", "/password/reset");
  },
});

export const DeadLink = meta.story({
  name: "Link que já não valia ao abrir: dito antes de alguém pensar numa senha",
  parameters: { spec: ["MAN-111"], shop: { ...shop, path: "/password/reset/link-de-ontem" } },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("heading", { level: 1, name: "Este link não vale mais" });
    await expect(canvas.getByRole("link", { name: "Pedir outro link" })).toHaveAttribute("href", "/password/reset");
    await expect(canvas.queryByLabelText("Nova senha")).toBeNull();
    await waitFor(() => expect(shopOf(context).address()).toBe("/password/reset/nova"));
  },
});

export const NoLink = meta.story({
  name: "Sem link",
  parameters: { shop: { ...shop, path: "/password/reset/nova" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Este link não vale mais");
  },
});

export const Saving = meta.story({
  parameters: { shop: { ...shop, faults: [{ path: "/password/reset", kind: "timeout" }] } },
  play: async (context) => {
    await write(context, "bob-e-mia-2026");
    const button = await context.canvas.findByRole("button", { name: "Salvando" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

export const TooManyTries = meta.story({
  name: "Tentativas demais",
  parameters: {
    shop: {
      ...shop,
      faults: [{ path: "/password/reset", kind: "refused", message: "Aguarde um minuto e tente de novo." }],
    },
  },
  play: async (context) => {
    await write(context, "bob-e-mia-2026");
    await expect(await context.canvas.findByText("Aguarde um minuto e tente de novo.")).toBeVisible();
  },
});

export const Offline = meta.story({
  name: "Sem internet: o que foi digitado fica",
  parameters: { shop: { ...shop, faults: [{ path: "/password/reset", kind: "offline", times: 1 }] } },
  play: async (context) => {
    const { canvas } = context;
    await write(context, "bob-e-mia-2026");
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    await expect(canvas.getByLabelText("Repita a nova senha")).toHaveValue("bob-e-mia-2026");
  },
});

export const ServerDown = meta.story({
  parameters: { shop: { ...shop, faults: [{ path: "/password/reset", kind: "500" }] } },
  play: async (context) => {
    await write(context, "bob-e-mia-2026");
    await expect(await context.canvas.findByText("Um erro ocorreu!")).toBeVisible();
  },
});
