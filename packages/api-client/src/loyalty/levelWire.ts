import { levelNames } from "@petbox/domain/loyalty/levels";
import * as z from "zod/mini";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish, optional, optionalBoolean } from "../contract/optional.ts";

/** An integer percentage; 0 if it is missing. */
const percentage = z.codec(nullish(coercedInteger.check(z.minimum(0), z.maximum(100))), z.number(), {
  decode: (sent) => sent ?? 0,
  encode: (value) => value,
});

/** A level of the loyalty programme by the documents' names (FUN-139, SUB-144). */
export const benefitLevelWire = fieldMap({
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
