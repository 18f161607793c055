import { isWaitingPayment, type WaitingPayment } from "@petbox/domain/payment/waitingPayment";
import * as z from "zod/mini";
import { absent } from "./wireValues.ts";

/** By what something owed is being paid already (ours); a word that the shop does not know counts as none. */
export const waitingPaymentWire = z.codec(absent(z.string()), z.custom<WaitingPayment | undefined>(), {
  decode: (sent) => (sent !== undefined && isWaitingPayment(sent) ? sent : undefined),
  encode: (by) => by,
});
