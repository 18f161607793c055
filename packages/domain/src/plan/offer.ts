import { type Cents, cents } from "../money/cents.ts";
import type { PurchaseSummary } from "../scheduled/purchaseSummary.ts";
import type { PlanLength } from "./planLength.ts";

/** A line of boxes for one kind of pet. Pictures are addresses, as the server gives them. */
export interface Track {
  readonly tag: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  /** Of a month, before any coupon. */
  readonly monthlyPrice: Cents;
  /** The price to strike through, where the server names one. */
  readonly dashedPrice?: Cents;
  readonly mostPopular: boolean;
  /** The style class that the server names for its card (FUN-118). */
  readonly class?: string;
}

/** How long one subscribes. */
export interface Plan {
  readonly tag: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  /** Of a month, before any coupon. */
  readonly monthlyPrice: Cents;
  readonly length: PlanLength;
  readonly special: boolean;
}

/** Something more in every box. */
export interface ExtraItem {
  readonly tag: string;
  /** The line that calls for it. */
  readonly call: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly monthlyPrice: Cents;
  /** Whether the server said the price; one that is only assumed is not shown. */
  readonly isPriceSaid: boolean;
  readonly mostPopular: boolean;
}

/** What an extra item is taken to cost a month while the server does not say (FUN-358). */
export const assumedExtraItemPrice = cents(790);

/** What is saved for no extra item (FUN-094). */
export const noExtraItem = "normal";

/** The plan that the visitor chose, as the server keeps it (MAN-160). */
export interface ChosenPlan {
  readonly name: string;
  readonly code: string;
  /** Months. */
  readonly length: PlanLength;
  readonly monthlyPrice: Cents;
  readonly total: Cents;
  /** The total before the coupon, where it is another. */
  readonly totalBefore?: Cents;
  /** What it is made of, where it is no box. */
  readonly purchase?: PurchaseSummary;
}
