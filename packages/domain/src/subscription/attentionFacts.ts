import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { PendingPayment } from "../payment/pendingPayment.ts";
import type { SubscriptionStatus } from "./status.ts";

/** An open charge; its amount and due date are absent if the page does not know them. */
export interface OpenDebt {
  readonly on?: CivilDate;
  readonly amount?: Cents;
  /** Whether it is a cancellation penalty. */
  readonly isPenalty?: boolean;
  /** The next day on which its card is tried again; absent if it is not, or if the server does not say so. */
  readonly triedAgainOn?: CivilDate;
}

/** The next charge of a subscription. */
interface ComingCharge {
  readonly on: CivilDate;
  readonly amount?: Cents;
}

/** A box that has not arrived by its estimated day, or was aborted before it left. */
export interface TroubledBox {
  readonly state: "late" | "aborted";
  /** The estimated day of a late box, or the day of the abortion. */
  readonly on?: CivilDate;
  /** What was paid for an aborted box: deducted from the next charge, or refunded (decision 72). Unknown without either. */
  readonly credit?: Cents;
  readonly refund?: Cents;
}

/** The facts of a subscription that decide what is most urgent. Facts that a page does not know are absent. */
export interface AttentionFacts {
  /** Undefined for an unknown status, and before the first payment is confirmed. */
  readonly status?: SubscriptionStatus;
  /** Whether the bank has not confirmed the first payment yet. */
  readonly awaitsFirstPayment?: boolean;
  readonly debt?: OpenDebt;
  /** The pending payment of the debt. */
  readonly payment?: PendingPayment;
  /** The card of the next charge, if it expires before that day. */
  readonly endingCard?: { readonly lastFour: string; readonly on: CivilDate };
  readonly box?: TroubledBox;
  /** A pending cancellation: the day it takes effect, and the penalty charged then. */
  readonly leaving?: { readonly on?: CivilDate; readonly penalty?: Cents };
  /** The end of the term. The amount is the monthly charge after a renewal. */
  readonly term?: { readonly on: CivilDate; readonly renews: boolean; readonly amount?: Cents };
  /** The last day of an ended subscription. */
  readonly endedOn?: CivilDate;
  readonly nextCharge?: ComingCharge;
}
