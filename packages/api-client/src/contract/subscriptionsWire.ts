import * as z from "zod/mini";
import { coercedNumber } from "./coerced.ts";
import { wireList } from "./wireList.ts";

/** The customer's subscriptions: their number, or a list (FUN-142). */
export const subscriptionsWire = z.codec(z.union([coercedNumber, wireList(z.unknown())]), z.number(), {
  decode: (subscriptions) => (Array.isArray(subscriptions) ? subscriptions.length : subscriptions),
  encode: (count) => count,
});
