import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { expect, it } from "vitest";
import { statusOf } from "../backend/subscriptions/statusOf.ts";
import { paidOn } from "../testing/threeYears.ts";
import { nextInvoiceDate } from "./chargeDays.ts";

const first = civilDate(2026, 9, 10);
const charge = { id: "A-1", subscriptionCode: "A", month: 1, dueOn: first, amount: cents(7_510), tries: [] };

function leaving(paid: boolean) {
  const subscription = paidOn(first, { startedOn: first, cancelAskedOn: civilDate(2026, 10, 9) });
  return { subscription, charges: [{ ...charge, ...(paid && { paidOn: first }) }], shipments: [] };
}

it("after the request to cancel no month is charged, so none is overdue on the days before it takes effect", () => {
  expect(nextInvoiceDate(leaving(true))).toBeUndefined();
  expect(statusOf(leaving(true), civilDate(2026, 10, 11))).toBe("active");
});

it("a month that was open before the request to cancel stays due", () => {
  expect(nextInvoiceDate(leaving(false))).toBe(first);
});
