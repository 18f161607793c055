import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { subscriptionStatuses } from "../subscription/status.ts";
import { extraItemOffer, offerWithoutExtraItem } from "./extraItemOffer.ts";

const bob = {
  status: "active",
  plan: { code: "SP_anual" },
  isCancelAsked: false,
  isRenewalOff: false,
  paidParcelsToCharge: 0,
} as const;
const today = civilDate(2026, 3, 10);
const offerOf = (subscription: Parameters<typeof extraItemOffer>[0]) => extraItemOffer(subscription, today);

it("MAN-202 is made only to active subscriptions", () => {
  const offered = subscriptionStatuses.filter((status) => offerOf({ ...bob, status }).kind === "offered");
  expect(offered).toEqual(["active"]);
  const { status: _status, ...unknown } = bob;
  expect(offerOf(unknown)).toEqual({ kind: "not-active", status: undefined });
  expect(offerOf({ ...bob, status: "overdue" })).toEqual({ kind: "not-active", status: "overdue" });
});

it("SUB-157 is not made while an invoice is past due, whatever the status says", () => {
  expect(offerOf({ ...bob, nextInvoiceDate: civilDate(2026, 3, 9) })).toEqual({
    kind: "not-active",
    status: "overdue",
  });
  expect(offerOf({ ...bob, nextInvoiceDate: today })).toEqual({ kind: "offered" });
});

it("MAN-202 is not made for a plan whose code contains ep or eb", () => {
  for (const code of ["SPEP_anual", "sp_eb", "SP_Eb_semestral"]) {
    expect(offerOf({ ...bob, plan: { code } })).toEqual({ kind: "not-for-plan" });
  }
});

it("is made once, and not during a pending cancellation", () => {
  const item = { name: "Petisco extra", monthlyPrice: cents(790) };
  expect(offerOf({ ...bob, extraItem: item })).toEqual({ kind: "has-one", item });
  expect(offerOf({ ...bob, isCancelAsked: true })).toEqual({ kind: "cancel-asked" });
});

it("is made again after the item is removed from the following charges", () => {
  const had = {
    ...bob,
    code: "FUBA000001",
    contractId: "CTR-FUBA000001",
    pet: {},
    monthlyValue: cents(7_780),
    nextAmount: cents(8_000),
    extraItem: { name: "Petisco extra", monthlyPrice: cents(790) },
  };
  const without = offerWithoutExtraItem(had);
  expect(offerOf(without)).toEqual({ kind: "offered" });
  expect(without).toMatchObject({ monthlyValue: 6_990, nextAmount: 7_210 });
  expect(offerWithoutExtraItem({ ...had, nextAmount: cents(0) })).toMatchObject({ nextAmount: 0 });
  // An item included in the plan's price does not reduce it.
  const ofPlan = offerWithoutExtraItem({ ...had, extraItem: { name: "Petisco extra" } });
  expect(ofPlan).toMatchObject({ monthlyValue: 7_780, nextAmount: 8_000 });
  expect(ofPlan).not.toHaveProperty("extraItem");
});

it("is not made if no further box would contain the item", () => {
  const last = { ...bob, isRenewalOff: true };
  expect(offerOf(last)).toEqual({ kind: "no-box-left" });
  expect(offerOf({ ...last, paidParcelsToCharge: 1 })).toEqual({ kind: "offered" });
  expect(offerOf({ ...last, nextInvoiceDate: civilDate(2026, 4, 8) })).toEqual({ kind: "offered" });
  // A missing next invoice may only be missing from the reply.
  expect(offerOf(bob)).toEqual({ kind: "offered" });
});
