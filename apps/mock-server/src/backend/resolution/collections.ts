import type { Cents } from "@petbox/domain/money/cents";
import type { BankReply } from "../../seed/testCards.ts";
import type { Subscription } from "../checkout/collections.ts";
import { collection } from "../collection.ts";

/** How somebody wants to pay what they owe. */
export type PaymentMeans =
  /** `until`, in epoch ms: afterwards the bank takes it no more. */
  | { readonly kind: "pix"; readonly code: string; readonly until: number }
  /** `line` is its digitable line, `link` where it can be seen. */
  | { readonly kind: "boleto"; readonly line: string; readonly link: string }
  /** Of the card only what a receipt may show is kept (decision 37). */
  | { readonly kind: "card"; readonly card: Subscription["card"] };

/** A payment that waits for the customer or for the bank. */
export interface PaymentRequest {
  readonly id: string;
  readonly subscriptionCode: string;
  /** What it pays: these, or nothing. */
  readonly chargeIds: readonly string[];
  readonly amount: Cents;
  readonly means: PaymentMeans;
  /** In which session it was asked for. */
  readonly sessionId: string;
  /** Epoch ms, as everywhere below. */
  readonly createdAt: number;
  /** What the bank says and when; absent as long as it says nothing. */
  readonly outcome?: { readonly result: BankReply; readonly at: number };
  /** The customer chose another method, or the charges were paid in another way. A bank may have it paid nevertheless. */
  readonly cancelledAt?: number;
  /** What came of the bank's word: the charges are paid, they are not, or the money went back because they were already. */
  readonly end?: { readonly kind: "settled" | "refused" | "returned"; readonly at: number };
}

export const paymentRequests = collection<PaymentRequest>(({ id }) => id);
