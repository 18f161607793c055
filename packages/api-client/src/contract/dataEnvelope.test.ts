import { accepted, rejected } from "@petbox/domain/result";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { needsRetryEndpoint } from "../account/contract.ts";
import { estimateShippingEndpoint, lookUpCepEndpoint } from "../checkout/contract.ts";
import { cardHashEndpoint, retryWithCardEndpoint } from "../resolution/contract.ts";
import { beginPurchaseEndpoint, changeMatsEndpoint, takeOutOfCartEndpoint } from "../scheduled/contract.ts";

const paulista = { cidade: "São Paulo", estado: "SP", bairro: "Bela Vista", logradouro: "Avenida Paulista" };
const place = { city: "São Paulo", state: "SP", neighborhood: "Bela Vista", street: "Avenida Paulista" };
const refused = { has_error: true, message: "Hoje não." };

const replies: readonly (readonly [z.ZodMiniType, unknown, unknown])[] = [
  [lookUpCepEndpoint.reply, paulista, place],
  [needsRetryEndpoint.reply, [{ subscription_code: "ATRASO0001" }], [{ code: "ATRASO0001" }]],
  [needsRetryEndpoint.reply, [], []],
  [needsRetryEndpoint.reply, { error: true }, []],
  [estimateShippingEndpoint.reply, [{ price: 27.9, days: 7 }], { price: 2790, days: 7 }],
  [retryWithCardEndpoint.reply, { has_error: false }, accepted({})],
  [cardHashEndpoint.reply, { has_error: false, hash: "f00d" }, accepted({ hash: "f00d" })],
  [takeOutOfCartEndpoint.reply, { has_error: false, cart: [] }, accepted({ cart: [] })],
  [beginPurchaseEndpoint.reply, refused, rejected({ message: "Hoje não." })],
  [changeMatsEndpoint.reply, refused, rejected({ message: "Hoje não." })],
];

describe("a reply that the documents wrap in `data`", () => {
  it.each(replies)("FUN-323 is read under data, under data.data, and without either: %#", (reply, sent, value) => {
    expect(z.parse(reply, { data: sent })).toEqual(value);
    expect(z.parse(reply, { data: { data: sent } })).toEqual(value);
    expect(z.parse(reply, sent)).toEqual(value);
  });

  it("is written under data", () => {
    expect(z.encode(lookUpCepEndpoint.reply, place)).toEqual({ data: paulista });
    expect(z.encode(needsRetryEndpoint.reply, [])).toEqual({ data: [] });
  });

  it.each([{ data: null }, { data: [] }, { message: "Não encontramos o CEP." }, {}])(
    "FUN-319 has no place in %j",
    (sent) => {
      expect(z.parse(lookUpCepEndpoint.reply, sent)).toBeUndefined();
    },
  );

  it.each([[null], ["Hoje não."], [7], [{ message: "Hoje não." }], [{ data: null, total: 1 }]])(
    "breaks the contract if it is %j",
    (sent) => expect(z.safeParse(retryWithCardEndpoint.reply, sent).success).toBe(false),
  );

  it("FUN-319 is no place in a list", () => {
    expect(z.safeParse(lookUpCepEndpoint.reply, [paulista]).success).toBe(false);
  });

  it("SUB-308 has no overdue subscriptions in an empty body", () => {
    expect(z.parse(needsRetryEndpoint.reply, {})).toEqual([]);
  });
});
