import type { PaymentPanelEvent } from "@petbox/domain/payment/paymentPanel";
import * as z from "zod/mini";
import { paymentRetryMessage } from "./channels.ts";

/** The event of a retried payment (SUB-190). One that breaks the contract, or that names another subscription, carries no result. */
export function announcementIn(message: unknown, subscription: string): PaymentPanelEvent {
  const { data: announced } = z.safeParse(paymentRetryMessage, message);
  const isAnother = announced?.subscription !== undefined && announced.subscription !== subscription;
  if (announced === undefined || isAnother) return { type: "announced", request: undefined, result: "unknown" };
  return { type: "announced", request: announced.request, result: announced.result };
}
