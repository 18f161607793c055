import { describe, expect, it } from "vitest";
import { addMonths, civilDate } from "../calendar/civilDate.ts";
import { mayWithdraw } from "./mayWithdraw.ts";

const today = civilDate(2026, 3, 10);
const monthly = { length: 1, remainingMonths: 0 } as const;
const renewed = [{ event: "renewed-from", on: today, subscription: "ANTES00001" }] as const;
const first = [{ event: "started", on: today }] as const;

describe("the customer may withdraw", () => {
  it("from a monthly plan in its first two months", () => {
    expect(mayWithdraw(monthly, { createdOn: today, history: first }, today)).toBe(true);
    expect(mayWithdraw(monthly, { createdOn: addMonths(today, -2), history: first }, today)).toBe(true);
    expect(mayWithdraw(monthly, { createdOn: civilDate(2026, 1, 9), history: first }, today)).toBe(false);
  });

  it("from a longer plan in the first two months that were charged", () => {
    expect(mayWithdraw({ length: 12, remainingMonths: 10 }, { history: first }, today)).toBe(true);
    expect(mayWithdraw({ length: 12, remainingMonths: 9 }, { history: first }, today)).toBe(false);
  });

  it("not from a renewal, whose first box came long ago, and not before the first day", () => {
    expect(mayWithdraw(monthly, { createdOn: today, history: renewed }, today)).toBe(false);
    expect(mayWithdraw({ length: 12, remainingMonths: 12 }, { history: renewed }, today)).toBe(false);
    expect(mayWithdraw({ ...monthly, startsOn: civilDate(2026, 4, 8) }, {}, today)).toBe(false);
  });

  it("if nothing is known", () => {
    expect(mayWithdraw(monthly, {}, today)).toBe(true);
    expect(mayWithdraw({ length: 12 }, {}, today)).toBe(true);
  });
});
