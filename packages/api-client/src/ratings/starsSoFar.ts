import { isRating, type Rating } from "@petbox/domain/rating/average";
import * as z from "zod/mini";
import { addIssue } from "../contract/codec.ts";
import { coercedNumber } from "../contract/coerced.ts";

/** Stars from one to five (SUB-250); null or 0 where the box is not rated. */
export const starsSoFar = z.codec(z.optional(z.nullable(coercedNumber)), z.custom<Rating | undefined>(), {
  decode(stars, context) {
    if (!stars) return undefined;
    return isRating(stars) ? stars : addIssue(context, "A nota vai de 1 a 5.");
  },
  encode: (stars) => stars ?? null,
});
