import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { parseBoleto } from "../payment/boleto.ts";
import type { OverdueCharge } from "../payment/overdueCharge.ts";
import { writeBoletoBarcode } from "../payment/writeBoleto.ts";
import { attentionOf } from "./attention.ts";
import { factsOfResolution } from "./resolutionFacts.ts";

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

function boletoDue(dueDate: typeof today) {
  const barcode = writeBoletoBarcode({ bankCode: "237", freeField: "1".repeat(25), amount, dueDate });
  const boleto = parseBoleto(barcode, today);
  if (!boleto.ok) throw new Error(boleto.error);
  return { status: "waitingBoleto", line: boleto.value.digitableLine } as const;
}

it("is a debt while no payment is pending", () => {
  expect(attentionOf(factsOfResolution(known, { status: "choose" }, today), today)).toEqual({ kind: "debt", debt });
  expect(attentionOf(factsOfResolution(known, undefined, today), today)).toEqual({ kind: "debt", debt });
});

it.each([
  [{ status: "waitingCard" } as const, { by: "card" }],
  [{ status: "waitingPix", code: "", secondsLeft: 60 } as const, { by: "pix" }],
  [{ status: "waitingPix", code: "" } as const, { by: "pix" }],
  [boletoDue(today), { by: "boleto", lastDay: today }],
  [{ status: "waitingBoleto" } as const, { by: "boleto" }],
])("is the pending payment of the panel, %o", (panel, payment) => {
  expect(attentionOf(factsOfResolution(known, panel, today), today)).toEqual({ kind: "payment", payment, debt });
});

it.each([[{ status: "waitingPix", code: "", secondsLeft: 0 } as const], [boletoDue(civilDate(2026, 3, 9))]])(
  "an expired payment leaves the debt, %o",
  (panel) => {
    expect(attentionOf(factsOfResolution(known, panel, today), today)).toEqual({ kind: "debt", debt });
  },
);

it("is calm when nothing is owed", () => {
  const paid = { ...known, amount: cents(0), parcels: 0, isPaid: true };
  expect(attentionOf(factsOfResolution(paid, { status: "paid" }, today), today)).toEqual({ kind: "calm" });
});
