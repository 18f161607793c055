import { loyaltyPaths } from "@petbox/domain/site/paths";
import { wirePages } from "@petbox/mock-server/backend/loyalty/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ownLoyaltyPageData } from "./pageData.ts";

const golden = wirePages[loyaltyPaths.own].data;

/** The discounts of the levels that are shown for one level with this discount. */
function discountsFor(discount: unknown): readonly number[] {
  const level = { ...golden.levels[0], shop_subscriber_fixed_discount: discount };
  const sent = z.parse(z.any(), { ...golden, levels: [level] });
  return z.decode(ownLoyaltyPageData.schema, sent).levels.map(({ shopDiscount }) => shopDiscount);
}

it.each([null, undefined, 0])("a level with a discount of %j has none", (discount) => {
  expect(discountsFor(discount)).toEqual([0]);
});

it.each([
  [100, 100],
  [101, 0],
  [-1, 0],
])("a discount of %d is read as %d", (sent, discount) => {
  expect(discountsFor(sent)).toEqual([discount]);
});
