import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { failureOf } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { beginPurchase, changeCart } from "./startApi.ts";

/** A client whose server sends this reply to every request, with its requests: method, URL and body. */
function clientOf(data: unknown) {
  const asked: unknown[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async (address, options) => {
      const body = typeof options?.body === "string" ? JSON.parse(options.body) : undefined;
      asked.push([options?.method, new URL(String(address), "http://shop.test").pathname, body]);
      return Response.json({ data });
    },
  });
  return { client, asked };
}

const pads = { sku: "TAP-BRANCO", name_item: "Tapete branco", image_alt: null, unit_amount: 6290, quantity: 2 };
const refusedBy = async (work: Promise<unknown>) => failureOf(await work.catch((thrown: unknown) => thrown));

describe("a cart", () => {
  it("FUN-322 holds the requested quantity, and is returned", async () => {
    const { client, asked } = clientOf({ cart: [pads], has_error: false });
    expect(await changeCart(client, { sku: "TAP-BRANCO", quantity: 2 })).toEqual([
      { sku: "TAP-BRANCO", name: "Tapete branco", unitPrice: 6290, quantity: 2 },
    ]);
    expect(asked).toEqual([["PUT", "/compra-programada/item/TAP-BRANCO/2", undefined]]);
  });

  it("loses a removed item, and may be empty", async () => {
    const { client, asked } = clientOf({ has_error: false });
    expect(await changeCart(client, { sku: "TAP-BRANCO", quantity: undefined })).toEqual([]);
    expect(asked).toEqual([["POST", "/compra-programada/retirar/TAP-BRANCO", undefined]]);
  });

  it("is refused with the server's sentence", async () => {
    const { client } = clientOf({ has_error: true, message: "Tapete branco está esgotado." });
    expect(await refusedBy(changeCart(client, { sku: "TAP-BRANCO", quantity: 2 }))).toEqual({
      kind: "refused",
      message: "Tapete branco está esgotado.",
    });
  });
});

describe("a purchase", () => {
  it.each([
    ["hygiene", "tapetes-higienicos"],
    ["wet-food", "alimentos-umidos"],
  ] as const)("of %s begins at its own address", async (kind, product) => {
    const { client, asked } = clientOf({ has_error: false });
    await beginPurchase(client, { kind, withBoxOf: undefined });
    expect(asked).toEqual([["PUT", `/compra-programada/${product}/envio`, { assinatura: null }]]);
  });

  it("travels with a box where one is chosen", async () => {
    const { client, asked } = clientOf({ has_error: false });
    await beginPurchase(client, { kind: "hygiene", withBoxOf: "BOB0000001" });
    expect(asked).toEqual([["PUT", "/compra-programada/tapetes-higienicos/envio", { assinatura: "BOB0000001" }]]);
  });

  it("is refused with the server's sentence", async () => {
    const { client } = clientOf({ has_error: true, message: "Escolha outro envio." });
    expect(await refusedBy(beginPurchase(client, { kind: "hygiene", withBoxOf: "BOB0000001" }))).toEqual({
      kind: "refused",
      message: "Escolha outro envio.",
    });
  });
});
