import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { subscriptionStatuses } from "../subscription/status.ts";
import { extraItemOffer } from "./extraItemOffer.ts";

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

it("is not made where no box is to come that would hold it", () => {
  const last = { ...bob, isRenewalOff: true };
  expect(extraItemOffer(last)).toEqual({ kind: "no-box-left" });
  expect(extraItemOffer({ ...last, paidParcelsToCharge: 1 })).toEqual({ kind: "offered" });
  expect(extraItemOffer({ ...last, nextInvoiceDate: civilDate(2026, 4, 8) })).toEqual({ kind: "offered" });
  // A server that names no next invoice has not said that there is none.
  expect(extraItemOffer(bob)).toEqual({ kind: "offered" });
});
