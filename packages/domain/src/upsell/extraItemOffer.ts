import type { CivilDate } from "../calendar/civilDate.ts";
import { atLeastZero, type Cents, subtractCents, zeroCents } from "../money/cents.ts";
import type { NamedPet } from "../pet/phrases.ts";
import { hasRoomForExtra } from "../subscription/extraOffered.ts";
import { isOverdue } from "../subscription/overdue.ts";
import type { SubscriptionStatus } from "../subscription/status.ts";

/** A subscription's extra item. */
export interface OwnExtraItem {
  readonly name: string;
  /** Absent if included in the plan's price. */
  readonly monthlyPrice?: Cents;
  /** The last day to remove it before it is first charged; absent if it cannot be removed. */
  readonly removableUntil?: CivilDate;
}

/** A subscription for which an extra item may be offered. */
export interface SubscriptionOnOffer {
  readonly code: string;
  /** The id used in API calls. */
  readonly contractId: string;
  readonly plan: { readonly code: string; readonly name?: string };
  /** Length of the term in months. */
  readonly months?: number;
  /** Unknown before the first payment is confirmed. */
  readonly status?: SubscriptionStatus;
  /** Monthly price, without freight. */
  readonly monthlyValue: Cents;
  /** The next charge, with freight. */
  readonly nextAmount: Cents;
  /** The credit of aborted boxes that is left after the next charge (decision 72); absent without one. */
  readonly remainingCredit?: Cents;
  /** Absent if no further charge is due. */
  readonly nextInvoiceDate?: CivilDate;
  /** The last day of the term. */
  readonly expiresOn?: CivilDate;
  readonly petCategory?: number;
  readonly paidParcelsToCharge: number;
  /** The last day to remove an item added now; absent if it could not be removed. */
  readonly addedRemovableUntil?: CivilDate;
  readonly pet: NamedPet;
  /** Whether it ends with its term instead of renewing (decision 41). */
  readonly isRenewalOff: boolean;
  /** Whether a cancellation request is pending. */
  readonly isCancelAsked: boolean;
  readonly extraItem?: OwnExtraItem;
}

/** Whether an extra item can be added, or why not. */
export type ExtraItemOffer =
  | { readonly kind: "offered" }
  | { readonly kind: "has-one"; readonly item: OwnExtraItem }
  | { readonly kind: "not-for-plan" }
  /** A cancellation is pending, so no item is sold. */
  | { readonly kind: "cancel-asked" }
  /** The last box has been sent and the renewal is off: no box is left for the item. */
  | { readonly kind: "no-box-left" }
  | { readonly kind: "not-active"; readonly status: SubscriptionStatus | undefined };

type SubscriptionFacts = Pick<
  SubscriptionOnOffer,
  "status" | "isCancelAsked" | "isRenewalOff" | "nextInvoiceDate" | "paidParcelsToCharge" | "extraItem"
> & {
  readonly plan: Pick<SubscriptionOnOffer["plan"], "code">;
};

/** The subscription without its extra item, whose price is removed from the following charges; a credit may cover more than the next one. */
export function offerWithoutExtraItem({ extraItem, ...offer }: SubscriptionOnOffer): SubscriptionOnOffer {
  const off = extraItem?.monthlyPrice ?? zeroCents;
  const { remainingCredit: _credit, ...kept } = offer;
  const next = subtractCents(nextBeforeZero(offer), off);
  return {
    ...kept,
    monthlyValue: subtractCents(offer.monthlyValue, off),
    nextAmount: atLeastZero(next),
    ...(next < 0 && { remainingCredit: subtractCents(zeroCents, next) }),
  };
}

/** The next month's price minus the whole credit, which is below zero if the credit covers more than that month. */
export function nextBeforeZero({
  nextAmount,
  remainingCredit = zeroCents,
}: Pick<SubscriptionOnOffer, "nextAmount" | "remainingCredit">): Cents {
  return subtractCents(nextAmount, remainingCredit);
}

/**
 * Offered to active subscriptions of eligible plans (MAN-202) without an open charge, one item each.
 * @param today the current date in Brazil.
 */
export function extraItemOffer(subscription: SubscriptionFacts, today: CivilDate): ExtraItemOffer {
  const { status, plan, extraItem, nextInvoiceDate } = subscription;
  if (status !== "active") return { kind: "not-active", status };
  if (isOverdue({ active: true, nextInvoiceDate }, today)) return { kind: "not-active", status: "overdue" };
  if (extraItem !== undefined) return { kind: "has-one", item: extraItem };
  if (!hasRoomForExtra(plan.code)) return { kind: "not-for-plan" };
  if (subscription.isCancelAsked) return { kind: "cancel-asked" };
  const isLast = subscription.isRenewalOff && nextInvoiceDate === undefined;
  return isLast && subscription.paidParcelsToCharge === 0 ? { kind: "no-box-left" } : { kind: "offered" };
}
