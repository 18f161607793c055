import fc from "fast-check";
import { expect, it } from "vitest";
import { cents, centsFromDecimal } from "../money/cents.ts";
import { extraItemCost } from "./extraItemCost.ts";

it("MAN-412 MAN-415 a price is the exact ceiling of a hundred times the decimal", () => {
  expect([79.9, "79.90", 19.9, 1.1, 0.07, "7.991"].map((price) => centsFromDecimal(price))).toEqual([
    7_990, 7_990, 1_990, 110, 7, 800,
  ]);
});

it("MAN-412 MAN-415 a price with two decimals is converted exactly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (amount) => {
      const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
      expect(centsFromDecimal(text)).toBe(amount);
      expect(centsFromDecimal(Number(text))).toBe(amount);
    }),
    { seed: 415 },
  );
});

it("MAN-413 MAN-414 adds the item to every month, and charges each paid month once", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
  fc.assert(
    fc.property(amount, amount, fc.nat(24), (monthlyValue, extra, paidParcelsToCharge) => {
      const { total, chargedNow } = extraItemCost({ monthlyValue, extra, paidParcelsToCharge });
      expect(total - monthlyValue).toBe(extra);
      expect(chargedNow).toBe(Array.from({ length: paidParcelsToCharge }, () => extra).reduce((a, b) => a + b, 0));
    }),
    { seed: 414 },
  );
});

it("MAN-414 charges nothing immediately without prepaid months", () => {
  const cost = extraItemCost({ monthlyValue: cents(6_990), extra: cents(1_990), paidParcelsToCharge: 0 });
  expect(cost).toEqual({ total: 8_980, chargedNow: 0 });
});
