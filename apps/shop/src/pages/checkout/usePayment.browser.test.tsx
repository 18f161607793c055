import type { ShopParameters } from "@petbox/storybook/shopParameters";
import { createShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { loadMatchedRoutes } from "../../app/router.ts";
import { usualTimings } from "../../app/services.ts";
import { fillCard } from "../../testing/fillForms.ts";
import { becomes, renderFrames } from "../../testing/frames.ts";

const closing: (() => void)[] = [];
const close = () => {
  for (const each of closing.splice(0)) each();
};

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the payment page with a filled-in card. @param change modifies the server's reply. */
async function openPayment(more: Partial<ShopParameters> = {}, change = (reply: object): object => reply) {
  const shop = await createShopStory({ path: "/payment_b", scenario: "no-pagamento", straight: true, ...more });
  const reply = shop.backend.fetch;
  const attempts: (string | null)[] = [];
  vi.spyOn(shop.backend, "fetch").mockImplementation(async (request) => {
    const response = await reply(request);
    if (!request.url.endsWith("/save/subscription")) return response;
    attempts.push(request.headers.get("Idempotency-Key"));
    return response.ok ? Response.json(change(await response.json())) : response;
  });
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(shop.element);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  const screen = within(place);
  await fillCard(screen);
  return { shop, screen, attempts, pay: () => screen.getByRole("button", { name: "Pagar e assinar" }).click() };
}

const waiting = "Estamos confirmando seu pagamento";
const safeAgain = /o pagamento não é feito duas vezes/;

it("FUN-047 opens the waiting page 1.5 seconds after the payment was accepted", async () => {
  await loadMatchedRoutes("/aguardando");
  const { shop, screen, pay } = await openPayment({ timings: usualTimings });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pay();
  // Vitest's own polling would advance the timers.
  while (screen.queryByText("Pagamento enviado!") === null) await renderFrames(1);
  // The effect that starts the timer runs after the text appears.
  await renderFrames(5);
  await vi.advanceTimersByTimeAsync(1_499);
  // An early redirect would have happened by this frame.
  await renderFrames(2);
  expect(shop.address()).toBe("/payment_b");
  await vi.advanceTimersByTimeAsync(1);
  await becomes(shop.address, "/aguardando");
});

it.each([
  ["has no instalments", (reply: object) => ({ ...reply, payload: { ...payload, parcels: 0 } })],
  ["does not say what was bought", (reply: object) => ({ ...reply, payload: null })],
  ["has an amount that cannot be read", (reply: object) => ({ ...reply, payload: { ...payload, amount: "1e999" } })],
  [
    "has only wrong values around the subscription",
    (reply: object) => ({ ...reply, success: "1", error: [{}], message: {}, type_error: [], payload: [["x"]] }),
  ],
])("an accepted payment is one, also when the reply %s: only the analytics hear nothing", async (_, change) => {
  const { shop, screen, attempts, pay } = await openPayment({}, change);
  pay();
  await screen.findByRole("heading", { level: 1, name: waiting });
  expect(attempts).toHaveLength(1);
  expect(shop.events.map(({ event }) => event)).toEqual(["add_payment_info"]);
});

const payload = { amount: 83_880, shipping_amount: 0, plan_code: "SP_anual" };

it("a success without a subscription is retried with the same key", async () => {
  const { screen, attempts, pay } = await openPayment({}, () => ({ success: true, payload: null }));
  pay();
  await screen.findByText(safeAgain);
  pay();
  await expect.poll(() => attempts).toHaveLength(2);
  expect(new Set(attempts).size).toBe(1);
});

it.each(["422", "429", "500", "refused"] as const)(
  "FUN-180 a text that requests 30 seconds is shown and locks the button, as a reply of kind %s too",
  async (kind) => {
    const message = "Aguarde 30 segundos e tente de novo.";
    const { screen, pay } = await openPayment({ faults: [{ path: "/save/subscription", kind, message }] });
    pay();
    await screen.findByText(message);
    const button = await screen.findByRole("button", { name: /aguarde$/ });
    expect(button.textContent).toMatch(/segundos restantes/);
    expect(button).toHaveAttribute("aria-disabled", "true");
  },
);

it("an attempt without a reply keeps its key over a reload, and no card data is stored", async () => {
  const broken = { faults: [{ path: "/save/subscription", kind: "500" as const }] };
  const before = await openPayment(broken);
  before.pay();
  await before.screen.findByText(safeAgain);
  expect({ ...window.sessionStorage }).toEqual({ "petbox-payment-attempt": expect.stringMatching(/^[0-9a-f]{32} $/) });
  close();
  const after = await openPayment();
  after.pay();
  await after.screen.findByRole("heading", { level: 1, name: waiting });
  expect(after.attempts).toEqual(before.attempts);
  // The purchase waits for the bank's approval.
  expect(Object.keys(window.sessionStorage)).toEqual(["petbox-purchase"]);
  expect(window.sessionStorage.getItem("petbox-purchase")).not.toMatch(/4111|Ana|Souza/i);
});

it("an attempt keeps its key as long as the page if storage is denied", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("This browser keeps nothing.", "QuotaExceededError");
  });
  const { shop, screen, attempts, pay } = await openPayment({
    faults: [{ path: "/save/subscription", kind: "lost-reply", times: 1 }],
  });
  pay();
  await screen.findByText(safeAgain);
  pay();
  await screen.findByRole("heading", { level: 1, name: waiting });
  expect(new Set(attempts).size).toBe(1);
  expect(shop.store.subscriptions.all()).toHaveLength(1);
});
