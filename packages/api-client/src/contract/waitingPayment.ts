import { isPendingPaymentMethod, type PendingPaymentMethod } from "@petbox/domain/payment/pendingPayment";
import * as z from "zod/mini";
import { coercedString } from "./coerced.ts";
import { optional } from "./optional.ts";

/** The method of a pending payment for a debt (ours); an unknown word counts as none. */
export const waitingPaymentWire = z.codec(optional(coercedString), z.custom<PendingPaymentMethod | undefined>(), {
  decode: (sent) => (sent !== undefined && isPendingPaymentMethod(sent) ? sent : undefined),
  encode: (by) => by,
});
