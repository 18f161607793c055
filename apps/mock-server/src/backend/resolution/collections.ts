import type { Cents } from "@petbox/domain/money/cents";
import type { BankReply } from "../../seed/testCards.ts";
import type { Subscription } from "../checkout/collections.ts";
import { collection } from "../collection.ts";

/** The way in which a customer pays a debt. */
export type PaymentMeans =
  /** `until`, in epoch ms: the bank refuses it afterwards. */
  | { readonly kind: "pix"; readonly code: string; readonly until: number }
  /** `line` is the digitable line, `link` the path of the document. */
  | { readonly kind: "boleto"; readonly line: string; readonly link: string }
  /** The card holds only what a receipt may show (decision 37). */
  | { readonly kind: "card"; readonly card: Subscription["card"] };

/** A payment that waits for the customer or for the bank. */
export interface PaymentRequest {
  readonly id: string;
  readonly subscriptionCode: string;
  /** The charges that it pays, all or none. */
  readonly chargeIds: readonly string[];
  readonly amount: Cents;
  readonly means: PaymentMeans;
  /** The session that requested it. */
  readonly sessionId: string;
  /** Epoch ms, as everywhere below. */
  readonly createdAt: number;
  /** The bank's reply and its time; absent without one. */
  readonly outcome?: { readonly result: BankReply; readonly at: number };
  /** The customer chose another method, or the charges were paid otherwise. The bank may still receive the money. */
  readonly cancelledAt?: number;
  /** The result: the charges are paid, still open, or the money was refunded because they had been paid. */
  readonly end?: { readonly kind: "settled" | "refused" | "returned"; readonly at: number };
}

export const paymentRequests = collection<PaymentRequest>(({ id }) => id);
