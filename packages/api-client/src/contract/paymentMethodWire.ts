import * as z from "zod/mini";
import { optional } from "./optional.ts";

/** The method of a payment for a debt (ours). */
export const paymentMethodWire = z.enum(["pix", "boleto", "card"]);

/** The method of a pending payment; an unknown word counts as none. */
export const waitingPaymentWire = optional(paymentMethodWire);
