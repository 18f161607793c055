import { levelNames } from "@petbox/domain/loyalty/levels";
import { loyaltyPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedBoolean, coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish, optional, optionalBoolean } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";

/** An integer percentage; 0 if it is missing. */
const percentage = z.codec(nullish(coercedInteger.check(z.minimum(0), z.maximum(100))), z.number(), {
  decode: (sent) => sent ?? 0,
  encode: (value) => value,
});

/** A level of the loyalty programme by the documents' names (FUN-139, SUB-144). */
const benefitLevelWire = fieldMap({
  id: ["id", coercedInteger],
  name: ["name", z.enum(levelNames)],
  /** The required number of boxes of one subscription (FUN-140). */
  fromBoxes: ["min_toship", coercedInteger],
  freeFreightWithBox: ["free_shipping_with_box", optionalBoolean],
  shopDiscount: ["shop_subscriber_fixed_discount", percentage],
  /** The shop coupon's code, sent only to a customer with this level. */
  shopCoupon: ["shop_subscriber_cupom", nullish(coercedString)],
  medal: ["medal", optional(coercedString)],
});

const loyaltyWire = fieldMap({
  levels: ["levels", arrayOfValid(benefitLevelWire)],
  /** The count of the pet with most boxes; undefined without a box subscription. */
  boxesReceived: ["boxes_received", nullish(coercedInteger)],
  /** The level whose coupon is paused, because every subscription is overdue, as in the list of coupons. */
  pausedLevel: ["paused_level", optional(coercedString)],
  /** Ours: whether the customer's box subscriptions have all ended. */
  hasLeft: ["has_left", optional(coercedBoolean)],
});

/** The programme, and the visitor's progress in it. */
export type Loyalty = z.output<typeof loyaltyWire>;

/** The customer's place in the loyalty programme (SUB-015, SUB-088 to SUB-092). */
export const ownLoyaltyPageData = pageData({
  page: loyaltyPaths.own,
  schema: loyaltyWire,
});

/** The same at the public URL; a visitor who is not logged in gets only the levels (SUB-016, SUB-017). */
export const loyaltyProgrammePageData = pageData({
  page: loyaltyPaths.programme,
  schema: loyaltyWire,
});
