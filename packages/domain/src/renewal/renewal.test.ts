import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { notRenewableText, type Renewable, renewalStanding, renewLabel } from "./renewal.ts";

const today = civilDate(2026, 3, 20);

/** A yearly plan in its last, paid month, with renewal off. */
const lastMonth: Renewable = {
  plan: { code: "SP_anual" },
  months: 12,
  status: "active",
  isRenewed: false,
  isRenewalOff: true,
  isCancelAsked: false,
  expiresOn: civilDate(2026, 4, 10),
  renewalAmount: cents(6990),
};

const standingOf = (difference: Partial<Renewable>) => renewalStanding({ ...lastMonth, ...difference }, today);

describe("a renewal", () => {
  it("MAN-195 is offered during the last month: a further term after this one, with no charge today", () => {
    expect(standingOf({})).toEqual({
      kind: "offered",
      terms: {
        startsOn: "2026-04-10",
        isChargedNow: false,
        endsOn: "2027-04-10",
        amount: 6990,
        expiresOn: "2026-04-10",
      },
    });
  });

  it("keeps the day of the month that a shorter month moved", () => {
    const end = { plan: { code: "SP_mensal" }, months: 1, expiresOn: civilDate(2026, 4, 30) };
    expect(standingOf({ ...end, createdOn: civilDate(2026, 3, 31) })).toMatchObject({
      terms: { endsOn: "2026-05-31" },
    });
    expect(standingOf({ ...end, anchorDay: 31 })).toMatchObject({ terms: { endsOn: "2026-05-31" } });
    expect(standingOf(end)).toMatchObject({ terms: { endsOn: "2026-05-30" } });
  });

  it("MAN-195 is offered after the term: it starts, and is charged, today", () => {
    const expired = { status: "expired", expiresOn: civilDate(2026, 1, 10) } as const;
    expect(standingOf(expired)).toMatchObject({
      kind: "offered",
      terms: { startsOn: today, isChargedNow: true, endsOn: "2027-03-20", expiresOn: "2026-01-10" },
    });
    const { kind } = standingOf({ ...expired, isRenewalOff: false });
    expect(kind).toBe("offered");
  });

  it("starts today for a term that ended early, or whose end is unknown", () => {
    const beginsToday = { startsOn: today, isChargedNow: true, endsOn: "2027-03-20" };
    expect(standingOf({ status: "expired", expiresOn: civilDate(2026, 9, 25) })).toMatchObject({ terms: beginsToday });
    expect(standingOf({ expiresOn: undefined })).toMatchObject({ terms: beginsToday });
  });

  it("takes its length from the months if it is not in the plan's code, and defaults to a month", () => {
    const endOf = (difference: Partial<Renewable>) => standingOf({ plan: { code: "SP" }, ...difference });
    expect(endOf({})).toMatchObject({ terms: { endsOn: "2027-04-10" } });
    expect(endOf({ months: undefined })).toMatchObject({ terms: { endsOn: "2026-05-10" } });
  });

  it("is offered in the middle of a term with renewal off, from its end on", () => {
    expect(standingOf({ nextInvoiceDate: addDays(today, 5), expiresOn: civilDate(2026, 9, 25) })).toMatchObject({
      terms: { startsOn: "2026-09-25", endsOn: "2027-09-25", isChargedNow: false, nextInvoiceDate: "2026-03-25" },
    });
  });

  it("has no amount if the server sends none", () => {
    const standing = standingOf({ renewalAmount: undefined });
    expect(standing.kind === "offered" && "amount" in standing.terms).toBe(false);
  });

  it.each([
    [
      "renewed",
      { isRenewed: true, renewedInto: "NOVA000001" },
      { kind: "renewed", into: "NOVA000001" },
      /já foi renovada/,
    ],
    ["that was renewed into who knows what", { isRenewed: true }, { kind: "renewed" }, /já foi renovada/],
    ["that was cancelled", { status: "canceled" }, { kind: "leaving" }, /cancelada/],
    ["that waits to be cancelled", { isCancelAsked: true }, { kind: "leaving" }, /pedido de cancelamento/],
    ["that is called overdue", { status: "overdue" }, { kind: "overdue" }, /Regularize/],
    ["that owes a month", { nextInvoiceDate: addDays(today, -1) }, { kind: "overdue" }, /Regularize/],
    [
      "with automatic renewal",
      { isRenewalOff: false },
      { kind: "automatic", on: "2026-04-10" },
      /sozinha em 10\u00a0de abril de 2026/,
    ],
    [
      "with automatic renewal on an unknown date",
      { isRenewalOff: false, expiresOn: undefined },
      { kind: "automatic" },
      /sozinha: você/,
    ],
  ] as const)("is not offered for a subscription %s, with a reason", (_what, difference, expected, said) => {
    const standing = standingOf(difference);
    expect(standing).toEqual(expected);
    if (standing.kind !== "offered") expect(notRenewableText(standing)).toMatch(said);
  });

  it("has the specified texts", () => {
    expect(renewLabel).toBe("Quero renovar!!");
  });

  it("never shortens the term, and never charges during a paid term", () => {
    const anyOf = fc.record({
      code: fc.constantFrom("SP_anual", "GE_semestral", "SP_mensal"),
      status: fc.constantFrom("active", "expired" as const),
      endsAfter: fc.integer({ min: -400, max: 400 }),
    });
    fc.assert(
      fc.property(anyOf, ({ code, status, endsAfter }) => {
        const expiresOn = addDays(today, endsAfter);
        const standing = standingOf({ plan: { code }, months: undefined, status, expiresOn });
        if (standing.kind !== "offered") throw new Error(standing.kind);
        const { startsOn, endsOn, isChargedNow } = standing.terms;
        expect(startsOn >= today).toBe(true);
        expect(isChargedNow).toBe(startsOn === today);
        if (status === "active") expect(startsOn >= expiresOn).toBe(true);
        expect([1, 6, 12].map((months) => addMonths(startsOn, months))).toContain(endsOn);
      }),
      { seed: 55 },
    );
  });
});
