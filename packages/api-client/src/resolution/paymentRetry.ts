import type { PaymentPanelEvent } from "@petbox/domain/payment/paymentPanel";
import * as z from "zod/mini";
import { paymentRetryMessage } from "./channels.ts";

/**
 * What an event of a payment that is made again tells of it (SUB-190). One that is not what the contract says, or that
 * names another subscription, tells nothing.
 */
export function announcementIn(message: unknown, subscription: string): PaymentPanelEvent {
  const { data: told } = z.safeParse(paymentRetryMessage, message);
  const isAnother = told?.subscription !== undefined && told.subscription !== subscription;
  if (told === undefined || isAnother) return { type: "announced", request: undefined, result: "unknown" };
  return { type: "announced", request: told.request, result: told.result };
}
