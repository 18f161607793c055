import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import type { AcceptedBrand } from "./acceptedBrand.ts";
import {
  cardStanding,
  chargeAfterExpiry,
  endsBeforeCharge,
  isAfterNextCharge,
  isCardOver,
  maskedStoredNumber,
  type StoredCard,
  withoutOpenCharge,
} from "./storedCard.ts";

const visa: StoredCard = {
  id: "1",
  brand: "VISA",
  holderName: "ANA SOUZA",
  firstSix: "411111",
  lastFour: "1234",
  expiry: { month: "11", year: "26" },
  isMain: true,
};

describe("isCardOver", () => {
  it("treats the expiry month as still valid", () => {
    expect(isCardOver(visa, civilDate(2026, 11, 30))).toBe(false);
    expect(isCardOver(visa, civilDate(2026, 12, 1))).toBe(true);
    expect(isCardOver(visa, civilDate(2027, 1, 1))).toBe(true);
  });

  it("is false for a missing or unreadable expiry", () => {
    const { expiry: _expiry, ...untold } = visa;
    expect(isCardOver(untold, civilDate(2030, 1, 1))).toBe(false);
    expect(isCardOver({ ...visa, expiry: { month: "", year: "" } }, civilDate(2030, 1, 1))).toBe(false);
  });
});

describe("withoutOpenCharge", () => {
  it("keeps the charges of today and later", () => {
    const charged = { ...visa, nextCharge: { on: civilDate(2026, 11, 20), charged: [] } };
    expect(withoutOpenCharge(charged, civilDate(2026, 11, 20))).toBe(charged);
    expect(withoutOpenCharge(charged, civilDate(2026, 11, 21))).toEqual(visa);
    expect(withoutOpenCharge(visa, civilDate(2026, 11, 21))).toBe(visa);
  });

  it("keeps the charges to come", () => {
    const [open, soon, later] = [5, 25, 28].map((day) => ({ on: civilDate(2026, 11, day) }));
    if (open === undefined || soon === undefined || later === undefined) throw new Error("Three days are listed.");
    const today = civilDate(2026, 11, 21);
    const owing = { ...visa, nextCharge: open };
    expect(withoutOpenCharge({ ...owing, charges: [open, soon] }, today)).toEqual({ ...visa, nextCharge: soon });
    const rest = { nextCharge: soon, charges: [soon, later] };
    expect(withoutOpenCharge({ ...owing, charges: [open, soon, later] }, today)).toEqual({ ...visa, ...rest });
  });
});

describe("cardStanding", () => {
  it.each([
    ["good", 2026, 9, 30],
    ["ending", 2026, 10, 1],
    ["ending", 2026, 11, 30],
    ["over", 2026, 12, 1],
    ["over", 2031, 1, 1],
  ] as const)("is %s on the day %i-%i-%i for a card until 11/26", (standing, year, month, day) => {
    expect(cardStanding(visa, civilDate(year, month, day))).toBe(standing);
  });

  it("handles an expiry in the next year", () => {
    const january = { ...visa, expiry: { month: "01", year: "27" } };
    expect(cardStanding(january, civilDate(2026, 11, 30))).toBe("good");
    expect(cardStanding(january, civilDate(2026, 12, 31))).toBe("ending");
  });

  it.each([
    ["4 digits", { month: "11", year: "2026" }, "ending"],
    ["a month of one digit", { month: "1", year: "27" }, "good"],
    ["no month", { month: "", year: "26" }, "unknown"],
    ["no such month", { month: "13", year: "26" }, "unknown"],
  ] as const)("reads an expiry with %s", (_, expiry, standing) => {
    expect(cardStanding({ ...visa, expiry }, civilDate(2026, 10, 31))).toBe(standing);
  });

  it("is unknown for a card without an expiry", () => {
    const { expiry: _expiry, ...untold } = visa;
    expect(cardStanding(untold, civilDate(2030, 1, 1))).toBe("unknown");
  });
});

describe("endsBeforeCharge", () => {
  const today = civilDate(2026, 11, 21);
  const charged = (year: number, month: number, day: number): StoredCard => ({
    ...visa,
    nextCharge: { on: civilDate(year, month, day), charged: [] },
  });

  it("is true if the last month has passed by the day of the next charge", () => {
    expect(endsBeforeCharge(charged(2026, 11, 30), today)).toBe(false);
    expect(endsBeforeCharge(charged(2026, 12, 1), today)).toBe(true);
    expect(endsBeforeCharge({ ...charged(2026, 12, 1), expiry: { month: "12", year: "26" } }, today)).toBe(false);
  });

  it("treats an overdue charge as retried from today on", () => {
    const owing = charged(2026, 10, 5);
    expect(endsBeforeCharge(owing, today)).toBe(false);
    expect(endsBeforeCharge({ ...owing, expiry: { month: "10", year: "26" } }, today)).toBe(true);
  });

  it("looks at every charge: the second subscription may be charged after the expiry", () => {
    const [bob, mika] = [{ on: civilDate(2026, 11, 30) }, { on: civilDate(2026, 12, 2) }];
    const shared: StoredCard = { ...visa, nextCharge: bob, charges: [bob, mika] };
    expect(endsBeforeCharge(shared, today)).toBe(true);
    expect(chargeAfterExpiry(shared, today)).toBe(mika);
    expect([isAfterNextCharge(shared, mika, today), isAfterNextCharge(shared, bob, today)]).toEqual([true, false]);
    const owing = { on: civilDate(2026, 10, 5) };
    const late: StoredCard = { ...visa, nextCharge: owing, charges: [owing, mika] };
    expect(chargeAfterExpiry(late, today)).toBe(mika);
    // The open charge is a debt, so hers is the next one.
    expect(isAfterNextCharge(late, mika, today)).toBe(false);
    expect(chargeAfterExpiry({ ...visa, nextCharge: bob, charges: [bob, { on: bob.on }] }, today)).toBeUndefined();
  });

  it("is false without a next charge or an expiry", () => {
    const { expiry: _expiry, ...untold } = charged(2027, 1, 1);
    expect(endsBeforeCharge({ ...visa, expiry: { month: "01", year: "20" } }, today)).toBe(false);
    expect(endsBeforeCharge(untold, today)).toBe(false);
  });
});

describe("maskedStoredNumber", () => {
  it.each<[string, Partial<StoredCard>]>([
    ["4111 11•• •••• 1234", {}],
    ["3714 49•••• •8431", { brand: "AMEX", firstSix: "371449", lastFour: "8431" }],
    ["3056 93•••• 5904", { brand: "DINERS", firstSix: "305693", lastFour: "5904" }],
  ])("formats %s", (text, card) => {
    expect(maskedStoredNumber({ ...visa, ...card })).toBe(text);
  });

  it("is short if its beginning is unknown", () => {
    const { firstSix: _firstSix, ...untold } = visa;
    expect(maskedStoredNumber(untold)).toBe("•••• 1234");
  });

  it("never shows more than the first six and the last four digits", () => {
    const brand = fc.constantFrom<AcceptedBrand>("VISA", "AMEX", "DINERS", "ELO", "HIPER", "HIPERCARD", "MASTERCARD");
    fc.assert(
      fc.property(brand, fc.stringMatching(/^\d{6}$/), fc.stringMatching(/^\d{4}$/), (known, firstSix, lastFour) => {
        const shown = maskedStoredNumber({ ...visa, brand: known, firstSix, lastFour });
        expect(shown.replace(/[^\d•]/g, "")).toMatch(new RegExp(`^${firstSix}•{4,6}${lastFour}$`));
      }),
      { seed: 51 },
    );
  });
});
