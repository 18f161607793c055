import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, type within } from "storybook/test";
import { tryAgain } from "../../testing/loadPlays.ts";

const path = "/cupom/bobquerido";
const endsAt = "/pet/especie/";
const goneText = "Este cupom não existe ou não vale mais. Você segue sem desconto.";

const meta = preview.meta({
  title: "Telas/Cupons/3 Convite aberto",
  parameters: {
    synonyms: ["invitation", "link do cupom"],
    shop: { path, endsAt, scenario: "novo" },
  },
});

export const Invited = meta.story({
  name: "O cupom vai junto para /assine",
  parameters: { spec: ["MAN-040", "MAN-041", "MAN-313"], shop: { path: `${path}?utm_source=whatsapp`, endsAt } },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe(`${endsAt}?utm_source=whatsapp`));
    await expect(await canvas.findByText("BOBQUERIDO")).toBeVisible();
    await expect(canvas.getByText(/presente do Bob/)).toBeVisible();
    await expect(shopOf(context).store.visitors.all()[0]?.coupon).toBe("BOBQUERIDO");
  },
});

export const Unknown = meta.story({
  name: "Um cupom que não existe: segue sem ele",
  parameters: { spec: ["MAN-041"], shop: { path: "/cupom/naoexiste", endsAt } },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe(endsAt));
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(goneText)).toBeVisible());
    await expect(canvas.queryByText("naoexiste")).toBeNull();
    await expect(canvas.queryByText(/ativado/)).toBeNull();
    await expect(shopOf(context).store.visitors.all()[0]?.coupon).toBeUndefined();
  },
});

export const OwnInvitation = meta.story({
  name: "O próprio convite: diz que é para os amigos",
  parameters: { shop: { path: "/cupom/pipocaeamigos", endsAt, scenario: "amigos-convidados" } },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(shopOf(context).address()).toBe(endsAt));
    await waitFor(() =>
      expect(canvas.getByText(/é o seu próprio convite, que é para os seus amigos\. /)).toBeVisible(),
    );
    await expect(canvas.queryByText(/ativado/)).toBeNull();
  },
});

type Context = Parameters<typeof shopOf>[0] & { readonly canvas: ReturnType<typeof within> };

/** Invalid coupons in the link open /assine without a coupon, and their text is not shown. */
async function goesOnWithout(context: Context, written: string | RegExp): Promise<void> {
  const { canvas } = context;
  await waitFor(() => expect(shopOf(context).address()).toBe(endsAt));
  await expect(await canvas.findByRole("heading", { level: 1, name: "Quem vai receber a caixa?" })).toBeVisible();
  await waitFor(() => expect(canvas.getByText(goneText)).toBeVisible());
  await expect(canvas.getAllByText(goneText)).toHaveLength(1);
  await expect(canvas.queryByText(written)).toBeNull();
  await expect(canvas.queryByText(/ativado/)).toBeNull();
  await expect(shopOf(context).store.visitors.all()[0]?.coupon).toBeUndefined();
}

export const WithMarkup = meta.story({
  name: "Um nome com marcação: não vira página",
  parameters: {
    spec: ["MAN-041"],
    shop: { path: `/cupom/${encodeURIComponent('"><img src=x onerror=alert(1)><b>bob</b>')}`, endsAt },
  },
  play: async (context) => {
    await goesOnWithout(context, /bob/);
    await expect(document.querySelector("img[src=x]")).toBeNull();
  },
});

export const InAnotherAlphabet = meta.story({
  name: "Um nome em outro alfabeto, e com emoji",
  parameters: { spec: ["MAN-041"], shop: { path: `/cupom/${encodeURIComponent("Бобик-حبيبي-💛")}`, endsAt } },
  play: (context) => goesOnWithout(context, /Бобик/),
});

export const CampaignOver = meta.story({
  name: "Uma campanha que já acabou: segue sem o desconto",
  parameters: { spec: ["MAN-041"], shop: { path: "/cupom/natal2023", endsAt } },
  play: (context) => goesOnWithout(context, /natal2023/i),
});

export const OtherCase = meta.story({
  name: "Escrito de outro jeito: maiúsculas não importam",
  parameters: { spec: ["MAN-313"], shop: { path: "/cupom/BobQuerido", endsAt } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe(endsAt));
    await expect(await context.canvas.findByText("BOBQUERIDO")).toBeVisible();
  },
});

export const ForAKnownPet = meta.story({
  name: "O pet que já se conhece está no convite",
  parameters: {
    shop: { path, endsAt: path, scenario: "no-contato", faults: [{ path: "/cupom/campanha/{code}", kind: "offline" }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Um cupom para o seu pet" })).toBeVisible();
    const portrait = canvas.getByRole("main").querySelector("[data-mood='happy']");
    await expect(portrait).toBeVisible();
    await expect(portrait).toHaveTextContent("Bob");
  },
});

export const Slow = meta.story({
  name: "Carregando: dá para seguir sem o cupom",
  parameters: { shop: { path: `${path}?utm_source=whatsapp`, endsAt: path, latency: 600_000 } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText("Carregando")).toBeInTheDocument());
    await expect(canvasElement.querySelector("[data-shape=card]")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Seguir sem o cupom" })).toHaveAttribute(
      "href",
      "/assine?utm_source=whatsapp",
    );
  },
});

export const Offline = meta.story({
  name: "Sem internet: o convite não se perde",
  parameters: { shop: { path, endsAt, faults: [{ path: "/cupom/campanha/{code}", kind: "offline" }] } },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Seguir sem o cupom" })).toHaveAttribute("href", "/assine");
    await tryAgain(context);
    await waitFor(() => expect(shopOf(context).address()).toBe(endsAt));
    await expect(await canvas.findByText("BOBQUERIDO")).toBeVisible();
  },
});
