import { cents } from "@petbox/domain/money/cents";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { showsSkeleton, tryAgain } from "../../testing/loadPlays.ts";

const waiting = "a1b2c3d4e5f60718293a4b5c6d7e8f90";
const path = `/pix/${waiting}`;
const scenario = "pix-por-link";
const minute = 60_000;

const meta = preview.meta({
  title: "Telas/PIX/1 Pague com PIX",
  parameters: {
    synonyms: ["qr code", "payment"],
    shop: { path, scenario },
  },
});

type Shop = ReturnType<typeof shopOf>;

/** The server's record of the PIX. */
function kept({ store }: Shop) {
  const request = store.paymentRequests.get(waiting);
  if (request?.means.kind !== "pix") throw new Error("There is no PIX.");
  return { ...request, means: request.means };
}

/** Gives the PIX another code on the server. */
function changeCode(shop: Shop, code: string): void {
  const request = kept(shop);
  shop.store.paymentRequests.put({ ...request, means: { ...request.means, code } });
}

/** Simulates the payer's return until the page reacts, because the page may not listen yet. */
function afterComingBack(found: () => Promise<void> | void): Promise<void> {
  return waitFor(
    async () => {
      document.dispatchEvent(new Event("visibilitychange"));
      await found();
    },
    { interval: 50, timeout: 15_000 },
  );
}

const drawing = { name: "QR code do PIX" } as const;

export const Payable = meta.story({
  name: "Para pagar: QR code, código e passos do computador",
  globals: { viewport: { value: "desktop" } },
  parameters: {
    spec: [
      "MAN-118",
      "MAN-119",
      "MAN-120",
      "MAN-122",
      "MAN-185",
      "MAN-246",
      "MAN-351",
      "MAN-352",
      "MAN-389",
      "MAN-390",
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expect(await canvas.findByRole("heading", { level: 1, name: "Pague com PIX" })).toBeVisible();
    const qr = await canvas.findByRole("img", drawing);
    await expect(qr).toBeVisible();
    // The QR code is drawn in the browser: no picture is requested.
    await expect(qr.tagName.toLowerCase()).toBe("svg");
    await expect(document.querySelectorAll("main img")).toHaveLength(0);
    await expect(canvas.getByText("R$69,90")).toBeVisible();
    await expect(canvas.getByText("PETBOX COMERCIO LTDA, SAO PAULO")).toBeVisible();
    const { code } = kept(shopOf(context)).means;
    await expect(canvas.getByText(code)).toBeVisible();
    // For print, by the server's clock.
    await expect(canvas.getByText("O código vale até 12h30 (horário de Brasília)")).toBeInTheDocument();
    const steps = canvas.getByRole("list", { name: "Como pagar pelo computador" });
    await expect(within(steps).getByText("Aponte a câmera para o código desta página.")).toBeVisible();
    await expect(steps).not.toHaveTextContent("copia e cola");
    await expect(canvas.queryByRole("list", { name: "Como pagar pelo celular" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Copiar PIX" }));
    await expect(copied).toHaveBeenCalledWith(code);
    const toast = await canvas.findByText("PIX copiado com sucesso!");
    await waitFor(() => expect(toast).toBeVisible());
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();
    // The toast tells it; the button only shows it.
    await expect(canvas.queryByText("Copiado!", { selector: "[role=status] *" })).toBeNull();
    copied.mockRestore();
  },
});

export const OnAPhone = meta.story({
  name: "No celular: os passos do celular",
  globals: { viewport: { value: "narrow" } },
  parameters: { spec: ["MAN-118", "MAN-120"], shop: { path: `/app${path}`, scenario } },
  play: async ({ canvas, userEvent }) => {
    const steps = await canvas.findByRole("list", { name: "Como pagar pelo celular" });
    await expect(within(steps).getByText("Abra o aplicativo do seu banco e escolha PIX copia e cola.")).toBeVisible();
    await expect(steps).not.toHaveTextContent("câmera");
    await expect(canvas.queryByRole("list", { name: "Como pagar pelo computador" })).toBeNull();
    const qr = await canvas.findByRole("img", drawing);
    await expect(qr).not.toBeVisible();
    await userEvent.click(canvas.getByText("Pagar com outro aparelho (QR code)"));
    await expect(qr).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const PaidWhileOpen = meta.story({
  name: "Pago enquanto a página está aberta",
  parameters: { spec: ["MAN-122"] },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    await canvas.findByRole("img", drawing);
    shop.store.paymentRequests.put({ ...kept(shop), outcome: { result: "PAID", at: 0 } });
    shop.pass(0);
    await afterComingBack(() =>
      expect(canvas.getByRole("heading", { level: 1, name: "Pagamento aprovado!" })).toHaveFocus(),
    );
    await waitFor(() => expect(document.title).toBe("Pagamento aprovado! · PetBox"));
    await expect(canvas.queryByRole("button", { name: "Copiar PIX" })).toBeNull();
  },
});

export const PaidWithoutRealtime = meta.story({
  name: "Pago enquanto a página está aberta, sem avisos do servidor",
  parameters: { shop: { path, scenario, realtime: "unreachable" } },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    await canvas.findByRole("img", drawing);
    shop.store.paymentRequests.put({ ...kept(shop), outcome: { result: "PAID", at: 0 } });
    await expect(await canvas.findByRole("heading", { level: 1, name: "Pagamento aprovado!" })).toBeVisible();
  },
});

export const Expired = meta.story({
  name: "Expirado",
  parameters: {
    spec: ["MAN-121", "MAN-185", "MAN-246", "MAN-388", "MAN-390"],
    shop: { path: "/pix/e0d1c2b3a4958677e0d1c2b3a4958677", scenario },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "PIX Expirado" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("PIX Expirado · PetBox"));
    await expect(canvas.getByText(/Este seu link de pagamento expirou!/)).toHaveTextContent(
      /Antes de tentar pagar de novo, fale com o nosso atendimento/,
    );
    await expect(canvas.getByRole("link", { name: /^Falar com a gente/ })).toHaveAttribute("target", "_blank");
    await expect(canvas.queryByRole("img", drawing)).toBeNull();
  },
});

export const ExpiresWhileOpen = meta.story({
  name: "Expira enquanto a página está aberta",
  parameters: { spec: ["MAN-121", "MAN-388"] },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("img", drawing);
    shopOf(context).pass(31 * minute);
    await afterComingBack(() => expect(canvas.getByRole("heading", { level: 1, name: "PIX Expirado" })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Copiar PIX" })).toBeNull();
  },
});

export const BackInTheShop = meta.story({
  name: "De volta à página, e o servidor não responde: o tempo que falta é o de agora",
  parameters: { shop: { path, scenario, realtime: "unreachable" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    await expect(await canvas.findByRole("timer")).toHaveTextContent("30:00");
    const { fetch } = shop.backend;
    const calls = spyOn(shop.backend, "fetch").mockImplementation(async (request) =>
      new URL(request.url).pathname === path ? Response.error() : fetch(request),
    );
    await userEvent.click(canvas.getByRole("link", { name: /página inicial/i }));
    // The address changes before the page does.
    await waitFor(() => expect(canvas.queryByRole("timer")).toBeNull());
    shop.pass(10 * minute);
    await shop.goBack();
    await expect(await canvas.findByRole("timer")).toHaveTextContent("20:00");
    await expect(canvas.getByText("O código vale até 12h30 (horário de Brasília)")).toBeInTheDocument();
    calls.mockRestore();
  },
});

export const PaidInTheLastSeconds = meta.story({
  name: "Pago nos últimos segundos: o banco avisa depois de expirar, e a página diz",
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    await canvas.findByRole("img", drawing);
    shop.pass(31 * minute);
    await afterComingBack(() => expect(canvas.getByRole("heading", { level: 1, name: "PIX Expirado" })).toBeVisible());
    shop.store.paymentRequests.put({ ...kept(shop), outcome: { result: "PAID", at: 0 } });
    await afterComingBack(() =>
      expect(canvas.getByRole("heading", { level: 1, name: "Pagamento aprovado!" })).toBeVisible(),
    );
  },
});

export const NotFound = meta.story({
  name: "Não encontrado",
  parameters: {
    spec: ["MAN-121", "MAN-185", "MAN-246", "MAN-387", "MAN-390"],
    shop: { path: `/pix/${"f".repeat(300)}`, scenario },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Não foi possivel encontar esse pagamento!" }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe("PIX não encontrado · PetBox"));
    await expect(canvas.queryByRole("img", drawing)).toBeNull();
    await expect(canvas.queryByText("PIX Expirado")).toBeNull();
  },
});

export const WithoutData = meta.story({
  name: "Sem dados: nada se mostra, até haver um código",
  parameters: { spec: ["MAN-247"] },
  play: async (context) => {
    const { canvas } = context;
    const { code } = kept(shopOf(context)).means;
    await canvas.findByRole("img", drawing);
    changeCode(shopOf(context), "");
    await afterComingBack(() => expect(canvas.queryByRole("heading", { level: 1 })).toBeNull());
    await expect(canvas.getByRole("main")).toHaveTextContent(/^$/);
    changeCode(shopOf(context), code);
    await afterComingBack(() => expect(canvas.getByRole("button", { name: "Copiar PIX" })).toBeVisible());
  },
});

export const DoesNotAddUp = meta.story({
  name: "Um código que não bate: não se mostra",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    const { code } = kept(shop).means;
    await canvas.findByRole("img", drawing);
    for (const broken of [code.replace("PETBOX", "PETB0X"), "pague aqui", "https://exemplo.com/pix"]) {
      changeCode(shop, broken);
      await afterComingBack(() => expect(canvas.getByText("Não pague com este código")).toBeVisible());
      await expect(canvas.queryByRole("img", drawing)).toBeNull();
      await expect(canvas.queryByRole("button", { name: "Copiar PIX" })).toBeNull();
    }
    shop.store.paymentRequests.put({ ...kept(shop), means: { ...kept(shop).means, code } });
    await userEvent.click(canvas.getByRole("button", { name: "Recarregar" }));
    await expect(await canvas.findByRole("button", { name: "Copiar PIX" })).toBeVisible();
    const [owed] = shop.store.charges.all().filter(({ paidOn }) => paidOn === undefined);
    if (owed) shop.store.charges.put({ ...owed, amount: cents(7_990) });
    await afterComingBack(() =>
      expect(canvas.getByText("O código PIX cobra R$69,90, mas o valor a pagar é R$79,90.")).toBeVisible(),
    );
  },
});

export const Slow = meta.story({
  parameters: { shop: { path, scenario, latency: 600_000 } },
  play: showsSkeleton("Pague com PIX"),
});

export const Failed = meta.story({
  name: "Não carregou: tenta de novo",
  parameters: { shop: { path, scenario, faults: [{ path: "/pix/:hash", kind: "500" }] } },
  play: async (context) => {
    const { canvas } = context;
    await tryAgain(context);
    await expect(await canvas.findByRole("button", { name: "Copiar PIX" })).toBeVisible();
  },
});
