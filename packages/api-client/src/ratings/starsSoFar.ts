import { isRating, type Rating } from "@petbox/domain/rating/average";
import * as z from "zod/mini";
import { wrong } from "../contract/wireValues.ts";

/** Stars from one to five (SUB-250); null or 0 while there are none. */
export const starsSoFar = z.codec(z.optional(z.nullable(z.number())), z.custom<Rating | undefined>(), {
  decode(stars, context) {
    if (!stars) return undefined;
    return isRating(stars) ? stars : wrong(context, "A nota vai de 1 a 5.");
  },
  encode: (stars) => stars ?? null,
});
