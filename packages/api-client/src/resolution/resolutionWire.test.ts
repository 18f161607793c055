import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import type { OverdueCharge, PaymentWithoutAmount } from "@petbox/domain/payment/overdueCharge";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { announcementIn } from "./channels.ts";
import { paymentCreatedWire } from "./contract.ts";
import { resolutionWire } from "./resolutionWire.ts";

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

  it.each<[object, Omit<PaymentWithoutAmount, "kind">]>([
    [{ gateway_order_status: "paid" }, { isPaid: true }],
    [{ gateway_code: "OUTRO_BANCO" }, { isPaid: false, charge: { gateway: "card" } }],
    [
      { type: "EXIST_RETRY", error: "Já existe.", retryClientCharges: { gateway_code: "PAGARME_BOLETO" } },
      { isPaid: false, existingRetry: { gateway: "boleto" } },
    ],
  ])("SUB-117 SUB-179 SUB-183 has a state without an amount: %j", (reply, standing) => {
    expect(read(reply)).toEqual({ kind: "amount-unknown", ...standing });
    expect(read(z.encode(resolutionWire, { kind: "amount-unknown", ...standing }))).toEqual(read(reply));
  });

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

  it.each([true, 1, ["Já existe."], { message: "Já existe." }])("SUB-183 waits with any error: %j", (error) => {
    const reply = { ...record, type: "EXIST_RETRY", error, gateway_code: "PAGARME_BOLETO" };
    expect(read(reply)).toMatchObject({ existingRetry: { gateway: "boleto" } });
  });

  it.each([null, undefined, "", "0", 0, false, []])("SUB-183 does not wait without an error: %j", (error) => {
    const reply = {
      ...record,
      type: "EXIST_RETRY",
      error,
      gateway_order_status: "paid",
      retryClientCharges: [{ gateway_code: "PAGARME_PIX" }],
    };
    expect(read(reply)).toEqual({ ...known, isPaid: true });
  });

  it("is closed if nothing is due, even if the order is not called paid", () => {
    const nothing = { ...record, amount: 0 };
    expect(read(nothing)).toMatchObject({ amount: 0, isPaid: true, closedUnpaid: true });
    expect(read({ ...nothing, gateway_order_status: "paid" })).toEqual({ ...known, amount: 0, isPaid: true });
    expect(read({ ...nothing, gateway_code: "PAGARME_PIX" })).toMatchObject({
      isPaid: false,
      charge: { gateway: "pix" },
    });
  });

  it("names a next charge of R$ 0,00, which a credit covers", () => {
    const covered = { ...record, next_charge_on: "2026-12-10", next_charge_amount: 0 };
    expect(read(covered)).toEqual({ ...known, nextCharge: { on: "2026-12-10", amount: 0 } });
  });

  it("marks the penalty of a pending cancellation, which a server may leave out", () => {
    const penalty = { ...record, next_charge_on: "2026-12-10", next_charge_amount: 6_990 };
    const nextCharge = { on: "2026-12-10", amount: 6_990 };
    expect(read({ ...penalty, next_charge_is_penalty: true })).toEqual({
      ...known,
      nextCharge: { ...nextCharge, isPenalty: true },
    });
    for (const next_charge_is_penalty of [false, null, "x", undefined])
      expect(read({ ...penalty, next_charge_is_penalty })).toEqual({ ...known, nextCharge });
  });

  it.each([
    [{ next_charge_on: null }, { nextCharge: null }],
    [{ next_charge_is_penalty: true }, {}],
    [{ next_charge_on: "2026-12-10" }, {}],
    [{ next_charge_amount: 6_990 }, {}],
    [{ expires_on: "2027-02-10" }, {}],
    [{ pet_sex: "macho" }, {}],
  ])("keeps no half of a pair: %j", (sent, facts) =>
    expect(read({ ...record, ...sent })).toEqual({ ...known, ...facts }),
  );

  it("is read as it was sent, whatever the server knows", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => civilDate(2026, 12, date));
    const amount = fc.integer({ min: 1, max: 90_000 }).map(cents);
    const digits = fc.stringMatching(/^\d{4}$/);
    const pix = fc.record(
      { gateway: fc.constant("pix" as const), code: digits, secondsLeft: fc.nat(), request: digits },
      { requiredKeys: ["gateway", "code"] },
    );
    const boleto = fc.record(
      { gateway: fc.constant("boleto" as const), link: digits, line: digits },
      { requiredKeys: ["gateway"] },
    );
    const pending = fc.oneof(pix, boleto, fc.constant({ gateway: "card" as const }));
    const charges: fc.Arbitrary<OverdueCharge> = fc.record(
      {
        kind: fc.constant("known" as const),
        amount,
        parcels: fc.nat({ max: 12 }),
        plan: fc.record({ name: digits, parcels: fc.nat({ max: 12 }), amount }),
        isPaid: fc.boolean(),
        charge: pending,
        existingRetry: pending,
        pet: fc.record({ name: digits, sex: fc.constantFrom("male", "female") }, { requiredKeys: ["name"] }),
        dueOn: day,
        chargedCard: digits,
        chargedLastFour: digits,
        chargedCardRefusedOn: day,
        nextTryOn: day,
        nextCharge: fc.option(
          fc.record({ on: day, amount, isPenalty: fc.constant(true as const) }, { requiredKeys: ["on", "amount"] }),
        ),
        endOfTerm: fc.record({ now: day, oncePaid: day }),
      },
      { requiredKeys: ["kind", "amount", "parcels", "plan", "isPaid"] },
    );
    fc.assert(
      fc.property(charges, (charge) => {
        expect(read(JSON.parse(JSON.stringify(z.encode(resolutionWire, charge))))).toEqual(charge);
      }),
      { seed: 5 },
    );
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

  it.each([
    [{ error: "Hoje não." }],
    [{ message: "Hoje não." }],
    [{ success: false, error: { message: "Hoje não." } }],
    [{ error: ["Hoje não."] }],
    [{ error: null, message: ["Hoje não."] }],
    [{ success: false, message: "The given data was invalid.", errors: { type: ["Hoje não."] } }],
  ])("says why it was not created: %j", (reply) =>
    expect(z.parse(paymentCreatedWire, reply)).toMatchObject({ ok: false, error: { message: "Hoje não." } }),
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
