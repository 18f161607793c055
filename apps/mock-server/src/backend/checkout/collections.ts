import type { PaymentResult } from "../../seed/testCards.ts";
import { collection } from "../collection.ts";

/** A subscription and the payment that opened it. Of the card only what a receipt may show is kept (decision 37). */
export interface Subscription {
  readonly code: string;
  readonly customerCode: string;
  readonly planTag: string;
  readonly coupon?: string;
  /** The whole term, in cents, without the freight. */
  readonly amount: number;
  /** The freight of each box, in cents; absent for none. */
  readonly freight?: number;
  readonly card: {
    readonly brand: string;
    readonly firstSix: string;
    readonly lastFour: string;
    readonly holder: string;
    readonly expiry: string;
  };
  /** Epoch ms. */
  readonly createdAt: number;
  /** What the bank will say and when (epoch ms); absent for a bank that never replies. */
  readonly outcome?: { readonly result: PaymentResult; readonly at: number };
  /** Whether the outcome was broadcast. */
  readonly announced: boolean;
}

export const subscriptions = collection<Subscription>(({ code }) => code);

/** An attempt that was carried out: sent again, it gets the subscription it opened and opens no other. */
export interface Attempt {
  readonly key: string;
  readonly subscriptionCode: string;
}

export const attempts = collection<Attempt>(({ key }) => key);
