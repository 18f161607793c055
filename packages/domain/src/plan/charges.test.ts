import fc from "fast-check";
import { expect, it } from "vitest";
import { type Cents, cents } from "../money/cents.ts";
import { chargeOfMonth, chargesText, monthlyCharges } from "./charges.ts";
import { chargesOf } from "./commitment.ts";
import type { Coupon } from "./coupon.ts";
import { planOffers } from "./offerPrices.ts";
import type { PlanLength } from "./planLength.ts";

const lengths = fc.constantFrom<PlanLength>(1, 6, 12);
const amounts = fc.integer({ min: 0, max: 1_000_00 }).map(cents);
const coupons = fc.oneof(
  amounts.map((discount): Coupon => ({ code: "BOB", discount })),
  fc.integer({ min: 0, max: 100 }).map((percent): Coupon => ({ code: "BOB", discount: cents(0), percent })),
  fc
    .integer({ min: 0, max: 100 })
    .map((percentOfMonth): Coupon => ({ code: "BOB", discount: cents(0), percentOfMonth })),
);

const sumOf = (charges: readonly Cents[]) => charges.reduce<number>((sum, charge) => sum + charge, 0);

it("the charges of a term add up to its total and begin with the price per month, whatever the price and the coupon", () => {
  fc.assert(
    fc.property(amounts, lengths, coupons, (monthlyPrice, length, coupon) => {
      const plan = { tag: "", name: "", description: "", image: "", special: false, monthlyPrice, length };
      const [offer] = planOffers([plan], coupon);
      if (offer === undefined) throw new Error("There is no offer.");
      const charges = monthlyCharges(offer.total, length);
      expect(charges[0]?.charge).toBe(offer.monthlyPrice);
      expect(sumOf(charges.map(({ charge, months }) => cents(charge * months)))).toBe(offer.total);
      const inTurn = Array.from({ length }, (_, index) => chargeOfMonth(offer.total, length, index + 1));
      expect(sumOf(inTurn)).toBe(offer.total);
      expect(inTurn).toEqual(charges.flatMap(({ charge, months }) => Array.from({ length: months }, () => charge)));
    }),
    { seed: 21 },
  );
});

it("the last months are charged a cent less, or a cent more", () => {
  expect(monthlyCharges(cents(712_98), 12)).toEqual([
    { charge: 5942, months: 6 },
    { charge: 5941, months: 6 },
  ]);
  expect(monthlyCharges(cents(601), 6)).toEqual([
    { charge: 100, months: 5 },
    { charge: 101, months: 1 },
  ]);
});

it("writes the charges as a sum, without those of nothing", () => {
  expect(chargesText(monthlyCharges(cents(712_98), 12))).toBe("6\u00a0×\u00a0R$59,42 + 6\u00a0×\u00a0R$59,41");
  expect(chargesText(monthlyCharges(cents(838_80), 12))).toBe("12\u00a0×\u00a0R$69,90");
  expect(chargesText(monthlyCharges(cents(2), 12))).toBe("2\u00a0×\u00a0R$0,01");
  expect(chargesText(monthlyCharges(cents(0), 12))).toBe("");
});

it("leaves the charges out when the server's monthly price is another", () => {
  const plan = { name: "Anual", code: "SP_anual", length: 12, total: cents(712_98) } as const;
  expect(chargesOf({ ...plan, monthlyPrice: cents(5942) }, cents(1000))).toEqual([
    { charge: 6942, months: 6 },
    { charge: 6941, months: 6 },
  ]);
  expect(chargesOf({ ...plan, monthlyPrice: cents(5900) }, cents(1000))).toEqual([]);
});
