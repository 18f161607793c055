import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { paymentCreatedWire } from "./contract.ts";
import { resolutionWire } from "./resolutionWire.ts";
import { announcementIn } from "./useResolution.ts";

const record = { amount: 20_970, parcels: 3, plan: { name: "Plano Anual", parcels: 12, amount: 83_880 } };
const known = { kind: "known", ...record, isPaid: false };
const read = (reply: unknown) => z.safeParse(resolutionWire, reply).data;

describe("a resolution", () => {
  it.each([[record], [{ data: record }], [{ data: { data: record } }]])(
    "SUB-307 is read at the top, under data, and under data.data: %j",
    (reply) => expect(read(reply)).toEqual(known),
  );

  it.each([[{ data: null }], [{ data: { data: null } }], [{}], [{ data: { error: "Nada." } }]])(
    "SUB-342 is undefined without data: %j",
    (reply) => expect(z.safeParse(resolutionWire, reply)).toEqual({ success: true, data: undefined }),
  );

  it.each(["paid", "PAID"])("SUB-119 is paid when the order is %s", (gateway_order_status) => {
    expect(read({ ...record, gateway_order_status })).toEqual({ ...known, isPaid: true });
  });

  it("names the card of the next charge, once it is paid", () => {
    const paid = { ...record, gateway_order_status: "PAID", card_last_four: "0002", card_refused_on: "2026-02-24" };
    expect(read(paid)).toEqual({ ...known, isPaid: true, chargedLastFour: "0002", chargedCardRefusedOn: "2026-02-24" });
  });

  it.each(["waiting", "", null])("is not paid when the order is %j", (gateway_order_status) => {
    expect(read({ ...record, gateway_order_status })).toEqual(known);
  });

  it.each([
    ["PAGARME_PIX", { gateway: "pix", code: "000201" }],
    ["PAGARME_BOLETO", { gateway: "boleto", link: "000201" }],
    ["OUTRO_BANCO", { gateway: "card" }],
  ])("SUB-118 SUB-120 SUB-182 waits by the gateway %s", (gateway_code, charge) => {
    expect(read({ ...record, gateway_code, pix_boleto_details: "000201" })).toEqual({ ...known, charge });
  });

  it.each([
    [
      { gateway_code: "PAGARME_PIX", pix_boleto_details: "000201" },
      { gateway: "pix", code: "000201" },
    ],
    [[{ gateway_code: "PAGARME_BOLETO" }], { gateway: "boleto" }],
    [[], { gateway: "card" }],
    [null, { gateway: "card" }],
  ])("SUB-183 waits by the existing retry, one or a list: %j", (retryClientCharges, existingRetry) => {
    const reply = { ...record, type: "EXIST_RETRY", error: "Já existe.", retryClientCharges };
    expect(read(reply)).toEqual({ ...known, existingRetry });
  });

  it("SUB-184 is of no subscription", () => {
    expect(read({ data: { type: "NOT_EXIST_SUBSCRIPTION" } })).toEqual({ kind: "unknown-subscription" });
  });
});

describe("a pending payment", () => {
  it.each([[{ success: true }], [{ success: 1 }], [{ success: "PIX criado" }]])(
    "SUB-304 was made where success is there: %j",
    (reply) => expect(z.parse(paymentCreatedWire, reply)).toMatchObject({ ok: true }),
  );

  it.each([[{}], [{ success: false }], [{ success: null, error: "Hoje não." }], [{ error: "Hoje não." }]])(
    "SUB-304 was not, where it is not: %j",
    (reply) => expect(z.parse(paymentCreatedWire, reply)).toMatchObject({ ok: false }),
  );
});

describe("an event of a payment that is made again", () => {
  const told = (payment_payload: unknown) => announcementIn({ payment_payload }, "ABC");

  it("SUB-190 reads the result and the payment", () => {
    expect(told({ status: "PAID", subscription_code: "ABC", payment_request: "f00d" })).toEqual({
      type: "announced",
      request: "f00d",
      result: "paid",
    });
    expect(told({ status: "NOT_PAID" })).toMatchObject({ result: "refused", request: undefined });
  });

  it.each([[{ status: "PAID", subscription_code: "OUTRA", payment_request: "f00d" }], [null], ["PAID"]])(
    "is ignored if it belongs to another subscription, or is invalid: %j",
    (payload) => expect(told(payload)).toEqual({ type: "announced", request: undefined, result: "unknown" }),
  );
});
