import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, civilDate } from "../calendar/civilDate.ts";
import { cents, divideCents, multiplyCents } from "../money/cents.ts";
import { commitmentOf } from "../plan/commitment.ts";
import type { PlanLength } from "../plan/planLength.ts";
import { type CancellableSubscription, cancellationTerms, pendingPenaltyText } from "./cancellationTerms.ts";

const today = civilDate(2026, 3, 20);
const began = civilDate(2025, 11, 10);

/** A yearly plan that began in November, with five months paid. */
const annual: CancellableSubscription = {
  plan: { code: "SP_anual" },
  months: 12,
  monthlyValue: cents(6990),
  createdOn: began,
  nextInvoiceDate: civilDate(2026, 4, 10),
  expiresOn: civilDate(2026, 11, 10),
};

const tags: Readonly<Record<PlanLength, string>> = { 12: "SP_anual", 6: "SP_semestral", 1: "SP_mensal" };

describe("what leaving costs", () => {
  it("MAN-394 is a tenth of the remaining months of a yearly or half-yearly plan, rounded half up to the cent", () => {
    expect(cancellationTerms(annual, today)).toMatchObject({ length: 12, remainingMonths: 7, penalty: 4893 });
    const semestral = { ...annual, plan: { code: "SP_semestral" }, months: 6, expiresOn: civilDate(2026, 5, 10) };
    expect(cancellationTerms({ ...semestral, monthlyValue: cents(7995) }, today)).toMatchObject({
      length: 6,
      remainingMonths: 1,
      penalty: 800,
    });
  });

  it.each(["SP_mensal", "SP_renovacao"])("MAN-395 is zero for the monthly plan %s", (code) => {
    const next = civilDate(2026, 4, 10);
    expect(cancellationTerms({ ...annual, plan: { code }, months: 1, expiresOn: next }, today)).toMatchObject({
      penalty: 0,
      byMonth: [],
      paidUntil: "2026-04-09",
    });
  });

  it("MAN-396 is zero once every month of the term is charged, and after the term", () => {
    const last = { ...annual, nextInvoiceDate: annual.expiresOn };
    expect(cancellationTerms(last, today)).toMatchObject({ penalty: 0, byMonth: [], paidUntil: "2026-11-09" });
    const { nextInvoiceDate: _none, ...withoutNext } = annual;
    expect(cancellationTerms(withoutNext, today)).toMatchObject({ penalty: 0, paidUntil: "2026-11-09" });
    expect(cancellationTerms(withoutNext, civilDate(2026, 12, 1)).paidUntil).toBeUndefined();
  });

  it("is listed month by month, with the last day paid for", () => {
    const { byMonth } = cancellationTerms(annual, today);
    expect(byMonth[0]).toEqual({ month: 5, penalty: 4893, paidUntil: "2026-04-09" });
    expect(byMonth[1]).toEqual({ month: 6, penalty: 4194, paidUntil: "2026-05-09" });
    expect(byMonth.at(-1)).toEqual({ month: 12, penalty: 0, paidUntil: "2026-11-09" });
    expect(byMonth).toHaveLength(8);
  });

  it("is zero until the first day of a term that has not begun, whatever its price", () => {
    const ahead = { ...annual, createdOn: civilDate(2026, 4, 10), expiresOn: civilDate(2027, 4, 10) };
    const { byMonth, ...terms } = cancellationTerms(ahead, today);
    expect(terms).toEqual({
      length: 12,
      startsOn: "2026-04-10",
      remainingMonths: 12,
      penalty: 0,
      paidUntil: "2026-04-09",
    });
    expect(byMonth.slice(0, 2)).toEqual([
      { month: 0, penalty: 0, paidUntil: "2026-04-09" },
      { month: 1, penalty: 7689, paidUntil: "2026-05-09" },
    ]);
    const { monthlyValue: _value, ...priceless } = ahead;
    expect(cancellationTerms(priceless, today)).toMatchObject({ penalty: 0, byMonth: [] });
  });

  it("keeps the original day of the month across shorter months", () => {
    const begunAtTheEnd: CancellableSubscription = {
      ...annual,
      createdOn: civilDate(2025, 8, 31),
      nextInvoiceDate: civilDate(2026, 4, 30),
      expiresOn: civilDate(2026, 8, 31),
    };
    const until = cancellationTerms(begunAtTheEnd, today).byMonth.map(({ paidUntil }) => paidUntil);
    expect(until).toEqual(["2026-04-29", "2026-05-30", "2026-06-29", "2026-07-30", "2026-08-30"]);
    // A renewal that began on the last day of a shorter month: its dates alone do not tell the 31st.
    const began = civilDate(2026, 4, 30);
    const renewed = { ...annual, createdOn: began, nextInvoiceDate: began, expiresOn: civilDate(2027, 4, 30) };
    const nextOf = (term: CancellableSubscription) => cancellationTerms(term, began).byMonth[1]?.paidUntil;
    expect([nextOf(renewed), nextOf({ ...renewed, anchorDay: 31 })]).toEqual(["2026-05-29", "2026-05-30"]);
    // Days that contradict the next charge are ignored.
    for (const anchorDay of [12, 0, -1]) expect(nextOf({ ...renewed, anchorDay })).toBe("2026-05-29");
    // A postponed charge no longer matches the series that the first day started.
    const moved = { ...begunAtTheEnd, nextInvoiceDate: civilDate(2026, 4, 20), expiresOn: civilDate(2026, 8, 20) };
    expect(cancellationTerms(moved, today).byMonth[1]).toMatchObject({ paidUntil: "2026-05-19" });
  });

  it("takes the length from the months alone, and defaults to monthly", () => {
    const { months: _months, ...untold } = annual;
    expect(cancellationTerms({ ...annual, plan: { code: "SP" } }, today)).toMatchObject({ length: 12, penalty: 4893 });
    expect(cancellationTerms({ ...untold, plan: { code: "SP" } }, today)).toMatchObject({ length: 1, penalty: 0 });
    // A monthly plan has no penalty, even if its price is unknown.
    const { monthlyValue: _value, ...priceless } = { ...untold, plan: { code: "SP" } };
    expect(cancellationTerms(priceless, today)).toMatchObject({ remainingMonths: 0, penalty: 0 });
  });

  it("has no paid day while a charge is overdue", () => {
    const owed = { ...annual, nextInvoiceDate: civilDate(2026, 3, 10), expiresOn: civilDate(2026, 11, 10) };
    const { paidUntil, byMonth, penalty } = cancellationTerms(owed, today);
    expect([paidUntil, byMonth[0]?.paidUntil, penalty]).toEqual([undefined, undefined, 5592]);
    expect(byMonth[1]?.paidUntil).toBe("2026-04-09");
  });

  it("skips the months missed because of an overdue charge, so that no listed day is past", () => {
    const suspended = { ...annual, nextInvoiceDate: civilDate(2026, 1, 10), expiresOn: civilDate(2026, 11, 10) };
    const { byMonth } = cancellationTerms(suspended, today);
    expect(byMonth.slice(0, 3).map(({ month, paidUntil }) => [month, paidUntil])).toEqual([
      ...[[2, undefined] as const, [3, "2026-04-09"] as const, [4, "2026-05-09"] as const],
    ]);
    // The missed charges of 10 February and 10 March are added after the last month.
    expect(byMonth.at(-1)).toEqual({ month: 12, penalty: 0, paidUntil: "2027-01-09" });
    // A payment on a charge day counts for that month; the next charge follows a month later.
    expect(cancellationTerms(suspended, civilDate(2026, 2, 10)).byMonth[1]?.paidUntil).toBe("2026-03-09");
    expect(cancellationTerms(suspended, civilDate(2026, 2, 9)).byMonth[1]?.paidUntil).toBe("2026-02-09");
  });

  it("keeps the day of the month across the shorter ones", () => {
    const last: CancellableSubscription = {
      ...annual,
      plan: { code: "SP_semestral" },
      months: 6,
      createdOn: civilDate(2025, 8, 31),
      nextInvoiceDate: civilDate(2025, 9, 30),
      expiresOn: civilDate(2026, 2, 28),
    };
    expect(cancellationTerms(last, civilDate(2025, 9, 1)).byMonth.map(({ paidUntil }) => paidUntil)).toEqual([
      ...["2025-09-29", "2025-10-30", "2025-11-29", "2025-12-30", "2026-01-30", "2026-02-27"],
    ]);
  });

  it("is undefined if the server does not send the values that it depends on", () => {
    const { monthlyValue: _value, ...free } = annual;
    expect(cancellationTerms(free, today)).toMatchObject({ remainingMonths: 7, byMonth: [] });
    expect(cancellationTerms(free, today).penalty).toBeUndefined();
    const { createdOn: _created, expiresOn: _expires, ...endless } = annual;
    expect(cancellationTerms(endless, today)).toEqual({ length: 12, paidUntil: "2026-04-09", byMonth: [] });
    expect(cancellationTerms({ ...endless, createdOn: began }, today)).toMatchObject({ remainingMonths: 7 });
  });

  it("takes the length from the plan's code, or else from the server's months", () => {
    expect(cancellationTerms({ ...annual, plan: { code: "SP_2026" } }, today).length).toBe(12);
    expect(cancellationTerms({ plan: { code: "" } }, today)).toEqual({
      length: 1,
      remainingMonths: 0,
      penalty: 0,
      byMonth: [],
    });
  });
});

describe("for any term", () => {
  const anyTerm = fc.record({
    length: fc.constantFrom<PlanLength>(6, 12),
    monthlyValue: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
    beganAfter: fc.integer({ min: 0, max: 1_500 }),
    paid: fc.integer({ min: 1, max: 12 }),
    todayAfter: fc.integer({ min: 0, max: 60 }),
  });

  it("the penalty matches the one quoted on the day of purchase, and never grows from month to month", () => {
    fc.assert(
      fc.property(anyTerm, ({ length, monthlyValue, beganAfter, paid: most, todayAfter }) => {
        const createdOn = addDays(began, beganAfter);
        const paid = Math.min(most, length);
        const nextInvoiceDate = addMonths(createdOn, paid);
        const subscription = { plan: { code: tags[length] }, monthlyValue, createdOn, nextInvoiceDate };
        const expiresOn = addMonths(createdOn, length);
        const terms = cancellationTerms({ ...subscription, expiresOn }, addDays(createdOn, todayAfter));
        const { penalties: leaving } = commitmentOf(
          createdOn,
          { ...{ name: "", code: "" }, length, monthlyPrice: monthlyValue, total: multiplyCents(monthlyValue, length) },
          undefined,
        );
        expect(terms.penalty).toBe(leaving[paid - 1]?.penalty);
        expect(terms.byMonth.map(({ penalty }) => penalty)).toEqual(
          paid === length ? [] : leaving.slice(paid - 1).map(({ penalty }) => penalty),
        );
        expect(terms.penalty).toBe(divideCents(multiplyCents(monthlyValue, length - paid), 10));
        // Each later month is paid until the day before the following charge.
        for (const { month, paidUntil } of terms.byMonth.slice(1)) {
          expect(paidUntil).toBe(addDays(addMonths(createdOn, month), -1));
        }
      }),
      { seed: 57 },
    );
  });

  it("leaving is free on every day before the first one, and on no day from it until the last charge", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PlanLength>(6, 12),
        fc.integer({ min: 5, max: 1_000_000 }).map(cents),
        fc.integer({ min: -400, max: 400 }),
        (length, monthlyValue, daysSince) => {
          // The first charge is on the first day.
          const nextInvoiceDate = daysSince < 0 ? began : addMonths(began, 1);
          const expiresOn = addMonths(began, length);
          const term = { plan: { code: tags[length] }, monthlyValue, createdOn: began, nextInvoiceDate, expiresOn };
          const { penalty, startsOn, byMonth } = cancellationTerms(term, addDays(began, daysSince));
          expect([penalty === 0, startsOn]).toEqual([daysSince < 0, daysSince < 0 ? began : undefined]);
          expect(byMonth[0]?.penalty).toBe(penalty);
        },
      ),
      { seed: 78 },
    );
  });
});

it("MAN-394 states the penalty's day, amount and card", () => {
  expect(pendingPenaltyText({ on: civilDate(2026, 11, 25), amount: cents(1_798) })).toBe(
    "Com a resposta, em 25\u00a0de novembro de 2026, a multa de R$17,98 é cobrada na forma de pagamento desta assinatura.",
  );
});
