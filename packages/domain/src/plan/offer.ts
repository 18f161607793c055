import { type Cents, cents } from "../money/cents.ts";
import type { PurchaseSummary } from "../scheduled/purchaseSummary.ts";
import type { PlanLength } from "./planLength.ts";

/** A line of boxes for one species. Pictures are URLs from the server. */
export interface Track {
  readonly tag: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  /** Monthly, before any coupon. */
  readonly monthlyPrice: Cents;
  /** The strikethrough price, if the server sends one. */
  readonly dashedPrice?: Cents;
  readonly mostPopular: boolean;
  /** CSS class of the card, from the server (FUN-118). */
  readonly class?: string;
}

/** A subscription plan: a price and a length. */
export interface Plan {
  readonly tag: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  /** Monthly, before any coupon. */
  readonly monthlyPrice: Cents;
  readonly length: PlanLength;
  readonly special: boolean;
}

/** An additional item in every box. */
export interface ExtraItem {
  readonly tag: string;
  /** The call to action. */
  readonly call: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly monthlyPrice: Cents;
  /** Whether the server sent the price; an assumed price is not shown. */
  readonly isPriceKnown: boolean;
  readonly mostPopular: boolean;
}

/** The assumed monthly price of an extra item if the server does not send one (FUN-358). */
export const assumedExtraItemPrice = cents(790);

/** The saved tag for no extra item (FUN-094). */
export const noExtraItem = "normal";

/** The visitor's chosen plan, as stored by the server (MAN-160). */
export interface SelectedPlan {
  readonly name: string;
  readonly code: string;
  /** Months. */
  readonly length: PlanLength;
  readonly monthlyPrice: Cents;
  readonly total: Cents;
  /** The total before the coupon, if different. */
  readonly totalBefore?: Cents;
  /** The contents of a purchase of pads or food; absent for a box. */
  readonly purchase?: PurchaseSummary;
}
