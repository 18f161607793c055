import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { nothingToCancel } from "./nothingToCancel.ts";

const nextInvoiceDate = civilDate(2026, 4, 10);

it("a subscription that was renewed or has ended has nothing left to cancel", () => {
  const renewed = { isRenewed: true, renewedInto: "NOVA000001" };
  expect(nothingToCancel({ ...renewed, status: "expired" })).toEqual({ kind: "renewed", into: "NOVA000001" });
  // Renewed ahead of time: it still runs to its last day.
  expect(nothingToCancel({ ...renewed, status: "active" })).toEqual({ kind: "renewed", into: "NOVA000001" });
  expect(nothingToCancel({ status: "expired", isRenewed: true })).toEqual({ kind: "renewed" });
  expect(nothingToCancel({ status: "expired", isRenewed: false })).toEqual({ kind: "expired" });
});

it("a subscription with a charge to come can always be cancelled, and so can its last month", () => {
  expect(nothingToCancel({ status: "active", isRenewed: true, nextInvoiceDate })).toBeUndefined();
  expect(nothingToCancel({ isRenewed: true, nextInvoiceDate })).toBeUndefined();
  expect(nothingToCancel({ status: "active", isRenewed: false })).toBeUndefined();
  expect(nothingToCancel({ status: "expired", isRenewed: false, nextInvoiceDate })).toEqual({ kind: "expired" });
});

it("a paid term whose renewal was cancelled has nothing left to cancel, unless the server says that it may be cancelled", () => {
  const term = { status: "active", isRenewed: false, isRenewalOff: true, iterationFlag: false } as const;
  expect(nothingToCancel(term)).toEqual({ kind: "renewal-canceled" });
  expect(nothingToCancel({ ...term, status: "expired" })).toEqual({ kind: "expired" });
  expect(nothingToCancel({ ...term, status: "overdue" })).toBeUndefined();
  expect(nothingToCancel({ ...term, status: "canceled" })).toBeUndefined();
  expect(nothingToCancel({ ...term, nextInvoiceDate })).toBeUndefined();
  expect(nothingToCancel({ ...term, isRenewalOff: false })).toBeUndefined();
  expect(nothingToCancel({ ...term, iterationFlag: true })).toBeUndefined();
});
