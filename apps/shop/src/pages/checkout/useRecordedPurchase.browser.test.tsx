import type { ShopParameters } from "@petbox/storybook/shopParameters";
import { createShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { within } from "storybook/test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fillCard, write } from "../../testing/fillForms.ts";
import { renderFrames } from "../../testing/frames.ts";

const root = document.documentElement;
const closing: (() => void)[] = [];

afterEach(() => {
  for (const each of closing.splice(0)) each();
  root.removeAttribute("data-analytics-consent");
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const refusing = "4000 0000 0000 0002";

/** Opens the shop, and lists the bodies of the records that it sends. */
async function openShop(parameters: Partial<ShopParameters> = {}) {
  const shop = await createShopStory({ path: "/payment_b", scenario: "no-pagamento", straight: true, ...parameters });
  const reply = shop.backend.fetch;
  const records: unknown[] = [];
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    if (request.url.endsWith("/checkout/save-analitics")) records.push(await request.clone().json());
    return reply(request);
  });
  const place = document.createElement("div");
  document.body.append(place);
  const rendered = createRoot(place);
  rendered.render(shop.element);
  closing.push(() => {
    rendered.unmount();
    place.remove();
  });
  return {
    shop,
    screen: within(place),
    records,
    purchases: () => shop.events.filter(({ event }) => event === "purchase"),
  };
}

type Opened = Awaited<ReturnType<typeof openShop>>;

async function pay({ screen }: Opened, number?: string): Promise<void> {
  await fillCard(screen);
  if (number !== undefined) await write(screen, "Número do cartão", number);
  screen.getByRole("button", { name: "Pagar e assinar" }).click();
  await screen.findByRole("heading", { level: 1, name: "Estamos confirmando seu pagamento" });
}

async function approved({ shop, screen }: Opened): Promise<void> {
  shop.pass(3_000);
  await screen.findByRole("heading", { level: 1, name: "Pagamento aprovado!" });
}

describe("a purchase", () => {
  it("FUN-329 of a refused card is not reported: only the card that pays is, once", async () => {
    const opened = await openShop();
    await pay(opened, refusing);
    opened.shop.pass(3_000);
    await opened.screen.findByRole("heading", { level: 1, name: "Falha no pagamento!" });
    expect(opened.purchases()).toEqual([]);
    opened.screen.getByRole("link", { name: "Usar outro cartão" }).click();
    await pay(opened);
    await approved(opened);
    await expect.poll(() => opened.records).toHaveLength(1);
    const paid = opened.shop.store.subscriptions.all().find(({ outcome }) => outcome?.result === "PAID");
    const value = (paid?.amount ?? 0) / 12 / 100;
    expect(opened.purchases()).toEqual([
      { event: "purchase", transaction_id: paid?.code, currency: "BRL", value, plan: "SP_anual", coupon: "" },
    ]);
    await expect.poll(() => window.sessionStorage.getItem("petbox-purchase")).toBeNull();
  });

  it("MAN-231 is recorded as it was paid, even if another plan was chosen since", async () => {
    const opened = await openShop();
    await pay(opened);
    const { visitors } = opened.shop.store;
    for (const visitor of visitors.all()) {
      visitors.put({ ...visitor, answers: { ...visitor.answers, plan: "SP_mensal" } });
    }
    await approved(opened);
    await expect.poll(() => opened.records).toHaveLength(1);
    expect(opened.records).toEqual([expect.objectContaining({ plan: "SP_anual", value: 69.9 })]);
  });

  it("MAN-231 is recorded with the session's plan in a tab that has not paid it, without an event", async () => {
    const opened = await openShop({ path: "/aguardando", scenario: "pagamento-aprovado" });
    await approved(opened);
    await expect.poll(() => opened.records).toHaveLength(1);
    expect(opened.records).toEqual([expect.objectContaining({ plan: "SP_anual", value: 69.9 })]);
    expect(opened.purchases()).toEqual([]);
  });

  it("MAN-231 is sent again by the next page if the record fails, and the event is not", async () => {
    const opened = await openShop({ faults: [{ path: "/checkout/save-analitics", kind: "500", times: 1 }] });
    await pay(opened);
    await approved(opened);
    await expect.poll(() => opened.records).toHaveLength(1);
    await renderFrames(5);
    opened.screen.getByRole("link", { name: "Continuar" }).click();
    await opened.screen.findByRole("heading", { name: /Boas-vindas/ });
    await expect.poll(() => opened.records).toHaveLength(2);
    expect(opened.records[1]).toEqual(opened.records[0]);
    expect(opened.purchases()).toHaveLength(1);
  });

  it("is neither recorded nor reported for a visitor who refuses", async () => {
    root.setAttribute("data-analytics-consent", "denied");
    const opened = await openShop();
    await pay(opened);
    await approved(opened);
    await renderFrames(10);
    expect(opened.records).toEqual([]);
    expect(opened.purchases()).toEqual([]);
  });

  it("is recorded once the visitor consents, and not while the question is open", async () => {
    root.setAttribute("data-analytics-consent", "asked");
    const opened = await openShop();
    await pay(opened);
    await approved(opened);
    await renderFrames(10);
    expect(opened.records).toEqual([]);
    root.setAttribute("data-analytics-consent", "granted");
    await expect.poll(() => opened.records).toHaveLength(1);
    expect(opened.purchases()).toHaveLength(1);
  });
});
