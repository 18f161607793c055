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

it("FUN-139 SUB-144 a level is read from the documents' fields", () => {
  const level = {
    id: 2,
    name: "Prata",
    min_toship: 4,
    free_shipping_with_box: true,
    shop_subscriber_fixed_discount: 10,
    shop_subscriber_cupom: "PRATA10",
  };
  expect(z.decode(ownLoyaltyPageData.schema, z.parse(z.any(), { levels: [level] })).levels).toEqual([
    { id: 2, name: "Prata", fromBoxes: 4, freeFreightWithBox: true, shopDiscount: 10, shopCoupon: "PRATA10" },
  ]);
});

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
