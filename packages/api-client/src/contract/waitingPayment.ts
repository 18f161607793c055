import { isWaitingPayment, type WaitingPayment } from "@petbox/domain/payment/waitingPayment";
import * as z from "zod/mini";
import { coercedString } from "./coerced.ts";
import { optional } from "./optional.ts";

/** The method of a pending payment (ours); undefined for an unknown word. */
export const waitingPaymentWire = z.codec(optional(coercedString), z.custom<WaitingPayment | undefined>(), {
  decode: (sent) => (sent !== undefined && isWaitingPayment(sent) ? sent : undefined),
  encode: (by) => by,
});
