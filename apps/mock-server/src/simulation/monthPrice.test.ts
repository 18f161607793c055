import { parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { addCents, type Cents, centsFromDecimal, multiplyCents, zeroCents } from "@petbox/domain/money/cents";
import { commitmentOf } from "@petbox/domain/plan/commitment";
import { offerDiscount } from "@petbox/domain/plan/coupon";
import { pricePerMonth, termTotal } from "@petbox/domain/plan/pricing";
import { friendDiscount } from "@petbox/domain/referral/friendDiscount";
import { expect, it } from "vitest";
import { subscriptionOf } from "../scenarios/subscribers/subscription.ts";
import { extraItemsOf, plansOf, tracksOf } from "../seed/catalogue.ts";
import { coupons } from "../seed/coupons.ts";
import { priceOf } from "./monthPrice.ts";

const customer = {
  code: "c",
  email: "bob@gmail.com",
  areaCode: "11",
  phoneNumber: "987654321",
  newsletter: true,
  privacy: true,
};
const today = parseCivilDate("2026-03-10");

/** Every discount of the shop's coupons and of a friend's invitation, on a term. */
const discounts: readonly (readonly [string, (monthlyPrice: Cents, total: Cents) => Cents])[] = [
  ["none", () => zeroCents],
  ["of a friend", friendDiscount],
  ...coupons.map(({ name, type_discount: type, value_discount: value }) => {
    const offer = type === "real" ? { type, value: centsFromDecimal(value) } : { type, percent: value };
    return [name, (_: Cents, total: Cents) => offerDiscount(offer, total)] as const;
  }),
];

const prices = (["dog", "cat"] as const).flatMap((species) =>
  tracksOf(species).flatMap(({ tag: track }) =>
    plansOf(track, species).flatMap((plan) =>
      [undefined, ...extraItemsOf(track, species)].map((extra) => ({
        plan,
        monthlyPrice: addCents(plan.monthlyPrice, extra?.monthlyPrice ?? zeroCents),
      })),
    ),
  ),
);

it.each(discounts)("the months of every plan add up to its total, under the coupon %s", (_, discountOn) => {
  if (!today.ok) throw new Error("There is no day.");
  for (const { plan, monthlyPrice } of prices) {
    const { tag: planTag, name, length: months } = plan;
    const term = {
      monthlyPrice,
      months,
      couponDiscount: discountOn(monthlyPrice, multiplyCents(monthlyPrice, months)),
    };
    const total = termTotal(term);
    const bought = { code: "sub", planTag, pet: { name: "Bob", species: "dog" } } as const;
    const subscription = { ...subscriptionOf(customer, today.value, bought), amount: total };
    const charges = Array.from({ length: months }, (_each, index) => priceOf(subscription, index + 1).amount);
    expect(addCents(...charges)).toBe(total);
    // The page before the payment names today's charge and the next one as one amount.
    const shown = { name, code: planTag, length: months, monthlyPrice: pricePerMonth(term), total };
    const { charge } = commitmentOf(today.value, shown, zeroCents);
    expect(charges.slice(0, 2)).toEqual(months === 1 ? [charge] : [charge, charge]);
  }
});
