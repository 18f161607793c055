import { createBackend } from "@petbox/mock-server/backend/createBackend";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore } from "@petbox/mock-server/backend/store";
import { testMoment } from "@petbox/mock-server/testing/testMoment";
import { expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { restorePurchase } from "./restorePurchase.ts";

/** A new session on a server. */
function newSession() {
  const store = memoryStore({});
  const backend = createBackend({ store, clock: () => testMoment, sessions: onlyVisitor("visita") });
  const { visitor } = backend.visitors.ofPage(new Request("http://shop.test/"));
  const client = createClient({
    origin: "http://shop.test",
    antiForgery: memoryAntiForgery(visitor.token, async () => store.visitors.get("visita")?.token),
    botCheck: async () => "local-contact",
    send: async (address, options) => backend.fetch(new Request(String(address), options)),
  });
  return { client, saved: () => store.visitors.get("visita") };
}

const cart = new Map([
  [
    "hygiene" as const,
    [
      { sku: "TAP-BRANCO", quantity: 2 },
      { sku: "NAO-EXISTE", quantity: 1 },
    ],
  ],
]);
const alone = { kind: "hygiene", withBox: false } as const;

it("fills the cart again, without what is no longer for sale, and starts the purchase again", async () => {
  const { client, saved } = newSession();
  await expect(restorePurchase(client, { cart, purchase: alone })).resolves.toEqual(alone);
  expect(saved()).toMatchObject({ cart: { "TAP-BRANCO": 2 }, purchase: { kind: "hygiene" } });
});

it("leaves a purchase that travels with a box to its customer, who has to log in first", async () => {
  const { client, saved } = newSession();
  await expect(restorePurchase(client, { cart, purchase: { ...alone, withBox: true } })).resolves.toBeNull();
  expect(saved()?.cart).toEqual({ "TAP-BRANCO": 2 });
  expect(saved()?.purchase).toBeUndefined();
});

it("starts no purchase of an unknown cart, or of one with nothing for sale", async () => {
  const { client } = newSession();
  await expect(restorePurchase(client, { cart: new Map(), purchase: alone })).resolves.toBeNull();
  const soldOut = new Map([["hygiene" as const, [{ sku: "NAO-EXISTE", quantity: 1 }]]]);
  await expect(restorePurchase(client, { cart: soldOut, purchase: alone })).resolves.toBeNull();
});
