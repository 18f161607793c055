import { isPendingPaymentMethod, type PendingPaymentMethod } from "@petbox/domain/payment/pendingPayment";
import * as z from "zod/mini";
import { coercedString } from "./coerced.ts";
import { optional } from "./optional.ts";

/** By what something owed is being paid already (ours); a word that the shop does not know counts as none. */
export const waitingPaymentWire = z.codec(optional(coercedString), z.custom<PendingPaymentMethod | undefined>(), {
  decode: (sent) => (sent !== undefined && isPendingPaymentMethod(sent) ? sent : undefined),
  encode: (by) => by,
});
