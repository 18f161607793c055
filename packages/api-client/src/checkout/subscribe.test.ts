import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCard } from "@petbox/domain/card/card";
import { describe, expect, it } from "vitest";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { createClient } from "../client/client.ts";
import { subscribe } from "./api.ts";

const card = parseCard(
  {
    holderName: "Ana Souza",
    number: "4111111111111111",
    expirationMonth: "02",
    expirationYear: "31",
    cvv: "123",
    cpf: "52998224725",
    acceptedTerms: true,
  },
  civilDate(2026, 3, 10),
);
if (!card.ok) throw new Error("The card of this test is not right.");
const { value: visa } = card;

/** The outcome of sending a card, with this reply of the server. */
function paidWith(reply: unknown) {
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    send: async () => Response.json(reply),
  });
  return subscribe(client, visa, "attempt");
}

const payload = { amount: 95_880, parcels: 12, shipping_amount: 1000, plan_code: "SP_anual", cupom_code: "BOB10" };
const subscription = [{ payment: { subscription_code: "SUB1" } }];

describe("a card that was sent", () => {
  it("FUN-137 FUN-138 opens a subscription, and returns the purchase", async () => {
    expect(await paidWith({ success: true, payload, subscription })).toEqual({
      code: "SUB1",
      purchase: { amount: 95_880, parcels: 12, shipping: 1000, planCode: "SP_anual", coupon: "BOB10" },
    });
  });

  it("opens a subscription despite a missing or wrong payload", async () => {
    expect(await paidWith({ success: true, subscription })).toEqual({ code: "SUB1" });
    expect(await paidWith({ success: true, payload: { ...payload, parcels: 0 }, subscription })).toMatchObject({
      code: "SUB1",
    });
  });

  it("opens a subscription with any fields around its code, which may be a number or outside a list", async () => {
    for (const around of [
      { payload: "muito" },
      { payload: { amount: "muito" } },
      { payload: [] },
      { payload: null, error: {}, message: ["?"] },
      { success: "1", error: [] },
    ]) {
      expect(await paidWith({ success: true, payload, subscription, ...around })).toMatchObject({ code: "SUB1" });
    }
    const payment = { payment: { subscription_code: 77 } };
    expect(await paidWith({ success: 1, subscription: payment })).toEqual({ code: "77" });
  });

  it("is refused with the server's text and its name for it", async () => {
    const error = { type_error: "10MinOrLess", message: "Aguarde." };
    await expect(paidWith({ success: false, error })).rejects.toMatchObject({
      failure: { kind: "refused", message: "Aguarde.", type: "10MinOrLess" },
    });
  });

  it("breaks the contract, and is not refused, where a success has no subscription", async () => {
    for (const reply of [
      { success: true, payload },
      { success: true, payload, subscription: [] },
    ]) {
      await expect(paidWith(reply)).rejects.toMatchObject({ failure: { kind: "contract" } });
    }
  });
});
