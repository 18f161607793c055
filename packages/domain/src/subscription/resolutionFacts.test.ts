import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { parseBoleto } from "../payment/boleto.ts";
import type { OverdueCharge } from "../payment/overdueCharge.ts";
import { writeBoletoBarcode } from "../payment/writeBoleto.ts";
import { writePixPayload } from "../pix/writePayload.ts";
import { attentionOf } from "./attention.ts";
import { factsOfResolution, hasExpired, payableIn } from "./resolutionFacts.ts";

const today = civilDate(2026, 3, 10);
const amount = cents(6_990);
const dueOn = civilDate(2026, 2, 24);
const known: OverdueCharge = {
  kind: "known",
  amount,
  parcels: 1,
  plan: { name: "Plano Anual", parcels: 12, amount: cents(83_880) },
  isPaid: false,
  dueOn,
};
const debt = { on: dueOn, amount };

const pixOf = (charged: typeof amount) =>
  writePixPayload({
    payeeName: "PETBOX",
    payeeCity: "RECIFE",
    target: { kind: "key", key: "11222333000181" },
    amount: charged,
  });

function boletoDue(dueDate: typeof today) {
  const barcode = writeBoletoBarcode({ bankCode: "237", freeField: "1".repeat(25), amount, dueDate });
  const boleto = parseBoleto(barcode, today);
  if (!boleto.ok) throw new Error(boleto.error);
  return { status: "waitingBoleto", line: boleto.value.digitableLine } as const;
}

it("is a debt while no payment is pending", () => {
  expect(payableIn({ status: "choose" }, amount, today)).toBeUndefined();
  expect(attentionOf(factsOfResolution(known, undefined), today)).toEqual({ kind: "debt", debt });
});

it.each([
  [{ status: "waitingCard" } as const, { by: "card" }],
  [{ status: "waitingPix", code: pixOf(amount), secondsLeft: 60 } as const, { by: "pix" }],
  [{ status: "waitingPix", code: pixOf(amount) } as const, { by: "pix" }],
  [boletoDue(today), { by: "boleto", lastDay: today }],
  [{ status: "waitingBoleto" } as const, { by: "boleto" }],
])("is the pending payment of the panel, %o", (panel, payment) => {
  const facts = factsOfResolution(known, payableIn(panel, amount, today));
  expect(attentionOf(facts, today)).toEqual({ kind: "payment", payment, debt });
  expect(hasExpired(panel, today)).toBe(false);
});

it.each([[{ status: "waitingPix", code: pixOf(amount), secondsLeft: 0 } as const], [boletoDue(civilDate(2026, 3, 9))]])(
  "an expired payment leaves the debt, %o",
  (panel) => {
    const facts = factsOfResolution(known, payableIn(panel, amount, today));
    expect(attentionOf(facts, today)).toEqual({ kind: "debt", debt });
    expect(hasExpired(panel, today)).toBe(true);
  },
);

it.each([
  [{ status: "waitingPix", code: "" } as const],
  [{ status: "waitingPix", code: pixOf(cents(7_990)) } as const],
  [{ status: "waitingBoleto", link: "https://boletos.exemplo.com/1", line: "0" } as const],
])("a payment that must not be paid leaves the debt, %o", (panel) => {
  expect(payableIn(panel, amount, today)).toBeUndefined();
  expect(hasExpired(panel, today)).toBe(false);
});

it("a boleto of another amount must not be paid, and an amount that is not known forbids none", () => {
  expect(payableIn(boletoDue(today), cents(7_990), today)).toBeUndefined();
  expect(payableIn(boletoDue(today), undefined, today)).toMatchObject({ by: "boleto" });
});

it("is calm when nothing is owed", () => {
  const paid = { ...known, amount: cents(0), parcels: 0, isPaid: true };
  expect(attentionOf(factsOfResolution(paid, undefined), today)).toEqual({ kind: "calm" });
});
