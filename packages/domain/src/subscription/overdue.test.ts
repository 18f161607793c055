import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { failedChargeText, isOverdue, overdueText, passedInvoicesFirst, resolveText } from "./overdue.ts";

const today = civilDate(2025, 3, 10);
const inDays = (days: number) => addDays(today, days);

describe("isOverdue", () => {
  it("SUB-157 is true for an active subscription from the day after its invoice's due date", () => {
    expect(isOverdue({ active: true, nextInvoiceDate: inDays(-1) }, today)).toBe(true);
    expect(isOverdue({ active: true, nextInvoiceDate: today }, today)).toBe(false);
    expect(isOverdue({ active: true, nextInvoiceDate: inDays(1) }, today)).toBe(false);
  });

  it("is false for an inactive one, or without a further invoice", () => {
    expect(isOverdue({ active: false, nextInvoiceDate: inDays(-400) }, today)).toBe(false);
    expect(isOverdue({ active: true }, today)).toBe(false);
  });
});

describe("the texts of an overdue subscription", () => {
  it("are the specified ones", () => {
    expect([overdueText, failedChargeText, resolveText]).toEqual([
      "Pagamento em atraso",
      "Ops, Falha na cobrança",
      "Regularizar pagamento",
    ]);
  });
});

describe("passedInvoicesFirst", () => {
  it("SUB-165 puts passed invoices first and keeps the order otherwise", () => {
    const [late, unbilled, later, onTime] = [
      { pet: "Mel", nextInvoiceDate: inDays(-3) },
      { pet: "Bob", nextInvoiceDate: undefined },
      { pet: "Luna", nextInvoiceDate: inDays(-30) },
      { pet: "Thor", nextInvoiceDate: today },
    ];
    expect(passedInvoicesFirst([unbilled, onTime, late, later], today)).toEqual([late, later, unbilled, onTime]);
  });

  it("keeps every subscription, and none with a past date comes after one without", () => {
    const offset = fc.option(fc.integer({ min: -60, max: 60 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(offset), (offsets) => {
        const subscriptions = offsets.map((days, place) => ({
          place,
          nextInvoiceDate: days === undefined ? undefined : inDays(days),
        }));
        const sorted = passedInvoicesFirst(subscriptions, today);
        const late = sorted.map((subscription) => isOverdue({ ...subscription, active: true }, today));
        expect(late.lastIndexOf(true)).toBeLessThan(late.includes(false) ? late.indexOf(false) : late.length);
        expect(new Set(sorted)).toEqual(new Set(subscriptions));
      }),
      { seed: 41 },
    );
  });
});
