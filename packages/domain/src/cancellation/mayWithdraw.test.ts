import { describe, expect, it } from "vitest";
import { addDays, addMonths, type CivilDate, civilDate } from "../calendar/civilDate.ts";
import type { HistoryEntry } from "../subscription/history.ts";
import { mayWithdraw } from "./mayWithdraw.ts";

const today = civilDate(2026, 3, 10);
const monthly = { length: 1, remainingMonths: 0 } as const;
const renewed = [{ event: "renewed-from", on: today, subscription: "ANTES00001" }] as const;

describe("the customer may withdraw", () => {
  it("until seven days after the first box arrived, as the history says", () => {
    const started = { event: "started", on: civilDate(2025, 11, 8) } as const;
    const arrived = (days: number) => ({ event: "box-delivered", on: addDays(today, days) }) as const;
    const may = (...history: HistoryEntry[]) => mayWithdraw({ length: 12, remainingMonths: 8 }, { history }, today);
    const [sent, leaves] = [{ event: "box-sent", on: today } as const, { event: "box-leaves", on: today } as const];
    expect([may(started, sent), may(started, leaves)]).toEqual([true, true]);
    expect([may(started, arrived(-7)), may(started, arrived(-8))]).toEqual([true, false]);
    // Newest first, as a server may send them.
    expect(may(arrived(-1), arrived(-32), started)).toBe(false);
    expect(mayWithdraw(monthly, { createdOn: today, history: [arrived(-8)] }, today)).toBe(false);
  });

  it("as the dates say, if the history has no box", () => {
    const history = [
      { event: "started", on: civilDate(2025, 11, 8) },
      { event: "charge-paid", on: civilDate(2025, 11, 8) },
    ] as const;
    const may = (createdOn: CivilDate, remainingMonths: number) =>
      mayWithdraw({ length: 12, remainingMonths }, { createdOn, history }, today);
    expect([may(civilDate(2025, 11, 8), 8), may(civilDate(2026, 2, 8), 10)]).toEqual([false, true]);
    expect(mayWithdraw({ length: 12, remainingMonths: 8 }, { history: [] }, today)).toBe(false);
    const monthlySince = (createdOn: CivilDate) => mayWithdraw(monthly, { createdOn, history }, today);
    expect([monthlySince(civilDate(2025, 11, 8)), monthlySince(today)]).toEqual([false, true]);
    // Without the remaining months, the first day decides.
    expect(mayWithdraw({ length: 12 }, { createdOn: civilDate(2025, 11, 8), history }, today)).toBe(false);
    expect(mayWithdraw({ length: 12 }, { createdOn: today, history }, today)).toBe(true);
  });

  it("from a monthly plan in its first two months, without a history", () => {
    expect(mayWithdraw(monthly, { createdOn: today }, today)).toBe(true);
    expect(mayWithdraw(monthly, { createdOn: addMonths(today, -2) }, today)).toBe(true);
    expect(mayWithdraw(monthly, { createdOn: civilDate(2026, 1, 9) }, today)).toBe(false);
  });

  it("from a longer plan in the first two months that were charged, without a history", () => {
    expect(mayWithdraw({ length: 12, remainingMonths: 10 }, {}, today)).toBe(true);
    expect(mayWithdraw({ length: 12, remainingMonths: 9 }, {}, today)).toBe(false);
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
