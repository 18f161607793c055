import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { subscriptionStatuses } from "../subscription/status.ts";
import { extraItemOffer, withoutExtraItem } from "./extraItemOffer.ts";

const bob = {
  status: "active",
  plan: { code: "SP_anual" },
  isCancelAsked: false,
  isRenewalOff: false,
  paidParcelsToCharge: 0,
} as const;

it("MAN-202 is made to active subscriptions alone", () => {
  const offered = subscriptionStatuses.filter((status) => extraItemOffer({ ...bob, status }).kind === "offered");
  expect(offered).toEqual(["active"]);
  const { status: _status, ...unknown } = bob;
  expect(extraItemOffer(unknown)).toEqual({ kind: "not-active", status: undefined });
  expect(extraItemOffer({ ...bob, status: "overdue" })).toEqual({ kind: "not-active", status: "overdue" });
});

it("MAN-202 is not made for a plan whose code has ep or eb in it", () => {
  for (const code of ["SPEP_anual", "sp_eb", "SP_Eb_semestral"]) {
    expect(extraItemOffer({ ...bob, plan: { code } })).toEqual({ kind: "not-for-plan" });
  }
});

it("is made once, and not to somebody who leaves", () => {
  const item = { name: "Petisco extra", monthlyPrice: cents(790) };
  expect(extraItemOffer({ ...bob, extraItem: item })).toEqual({ kind: "has-one", item });
  expect(extraItemOffer({ ...bob, isCancelAsked: true })).toEqual({ kind: "cancel-asked" });
});

it("is made again once the item is out, which is in no charge that follows", () => {
  const had = {
    ...bob,
    code: "FUBA000001",
    contractId: "CTR-FUBA000001",
    pet: {},
    monthlyValue: cents(7_780),
    nextAmount: cents(8_000),
    extraItem: { name: "Petisco extra", monthlyPrice: cents(790) },
  };
  const without = withoutExtraItem(had);
  expect(extraItemOffer(without)).toEqual({ kind: "offered" });
  expect(without).toMatchObject({ monthlyValue: 6_990, nextAmount: 7_210 });
  // A part of the plan's own price takes nothing off it.
  const ofPlan = withoutExtraItem({ ...had, extraItem: { name: "Petisco extra" } });
  expect(ofPlan).toMatchObject({ monthlyValue: 7_780, nextAmount: 8_000 });
  expect(ofPlan).not.toHaveProperty("extraItem");
});

it("is not made where no box is to come that would hold it", () => {
  const last = { ...bob, isRenewalOff: true };
  expect(extraItemOffer(last)).toEqual({ kind: "no-box-left" });
  expect(extraItemOffer({ ...last, paidParcelsToCharge: 1 })).toEqual({ kind: "offered" });
  expect(extraItemOffer({ ...last, nextInvoiceDate: civilDate(2026, 4, 8) })).toEqual({ kind: "offered" });
  // A server that names no next invoice has not said that there is none.
  expect(extraItemOffer(bob)).toEqual({ kind: "offered" });
});
