import type { PaymentPanelEvent } from "@petbox/domain/payment/paymentPanel";
import * as z from "zod/mini";
import { paymentRetryMessage } from "./channels.ts";

/** The event of a retried payment (SUB-190). One that breaks the contract, or that names another subscription, carries no result. */
export function announcementIn(message: unknown, subscription: string): PaymentPanelEvent {
  const { data: told } = z.safeParse(paymentRetryMessage, message);
  const isAnother = told?.subscription !== undefined && told.subscription !== subscription;
  if (told === undefined || isAnother) return { type: "announced", request: undefined, result: "unknown" };
  return { type: "announced", request: told.request, result: told.result };
}
