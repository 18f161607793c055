import { levelNames } from "@petbox/domain/loyalty/levels";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { absent, mark, nullable, wholeNumber } from "../contract/wireValues.ts";

/** A whole percentage; none is 0. */
const percentage = z.codec(z.optional(z.nullable(wholeNumber.check(z.minimum(0), z.maximum(100)))), z.number(), {
  decode: (sent) => sent ?? 0,
  encode: (value) => value,
});

/** A level of the loyalty programme by the documents' names (FUN-139, SUB-144). */
export const benefitLevelWire = fieldMap({
  id: ["id", wholeNumber],
  name: ["name", z.enum(levelNames)],
  /** From how many boxes of one subscription on (FUN-140). */
  fromBoxes: ["min_toship", wholeNumber],
  freeFreightWithBox: ["free_shipping_with_box", mark],
  shopDiscount: ["shop_subscriber_fixed_discount", percentage],
  /** The code for the shop: told to whom it belongs, of the level that they have. */
  shopCoupon: ["shop_subscriber_cupom", nullable(z.string())],
  medal: ["medal", absent(z.string())],
});
