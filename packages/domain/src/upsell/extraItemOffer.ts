import type { CivilDate } from "../calendar/civilDate.ts";
import { type Cents, noCents, subtractCents } from "../money/cents.ts";
import type { PetCalled } from "../pet/phrases.ts";
import { hasRoomForExtra } from "../subscription/extraOffered.ts";
import type { SubscriptionStatus } from "../subscription/status.ts";

/** The extra item that a subscription has. */
export interface OwnExtraItem {
  readonly name: string;
  /** Absent where it is a part of the plan's own price. */
  readonly monthlyPrice?: Cents;
  /** The last day on which it can be taken out again, nothing having been charged for it; absent where it cannot. */
  readonly removableUntil?: CivilDate;
}

/** A subscription that may get an extra item. */
export interface SubscriptionOnOffer {
  readonly code: string;
  /** By which calls name it. */
  readonly contractId: string;
  readonly plan: { readonly code: string; readonly name?: string };
  /** Unknown before the first payment was confirmed. */
  readonly status?: SubscriptionStatus;
  /** What a month costs, without the freight. */
  readonly monthlyValue: Cents;
  /** What is charged next, with the freight. */
  readonly nextAmount: Cents;
  /** Absent where no charge is to come. */
  readonly nextInvoiceDate?: CivilDate;
  /** The day on which its term ends. */
  readonly expiresOn?: CivilDate;
  readonly petCategory?: number;
  readonly paidParcelsToCharge: number;
  /** The last day on which what is added now could be taken out again; absent where it could not. */
  readonly addedRemovableUntil?: CivilDate;
  readonly pet: PetCalled;
  /** Whether it ends with its term instead of going on (decision 41). */
  readonly isRenewalOff: boolean;
  /** Whether its customer has asked to cancel it, and waits for the answer. */
  readonly isCancelAsked: boolean;
  readonly extraItem?: OwnExtraItem;
}

/** Whether a subscription may get an extra item, or why not. */
export type ExtraItemOffer =
  | { readonly kind: "offered" }
  | { readonly kind: "has-one"; readonly item: OwnExtraItem }
  | { readonly kind: "not-for-plan" }
  /** Somebody who leaves is sold nothing more. */
  | { readonly kind: "cancel-asked" }
  /** Its last box is on its way, and it does not renew itself: no box would hold the item. */
  | { readonly kind: "no-box-left" }
  | { readonly kind: "not-active"; readonly status: SubscriptionStatus | undefined };

type Standing = Pick<
  SubscriptionOnOffer,
  "status" | "isCancelAsked" | "isRenewalOff" | "nextInvoiceDate" | "paidParcelsToCharge" | "extraItem"
> & {
  readonly plan: Pick<SubscriptionOnOffer["plan"], "code">;
};

/** The same once its extra item is out: what that cost a month is in no charge that follows. */
export function withoutExtraItem({ extraItem, ...kept }: SubscriptionOnOffer): SubscriptionOnOffer {
  const off = extraItem?.monthlyPrice ?? noCents;
  const { monthlyValue, nextAmount } = kept;
  return { ...kept, monthlyValue: subtractCents(monthlyValue, off), nextAmount: subtractCents(nextAmount, off) };
}

/** An extra item is for active subscriptions of plans that take one (MAN-202), once. */
export function extraItemOffer(standing: Standing): ExtraItemOffer {
  const { status, plan, extraItem } = standing;
  if (status !== "active") return { kind: "not-active", status };
  if (extraItem !== undefined) return { kind: "has-one", item: extraItem };
  if (!hasRoomForExtra(plan.code)) return { kind: "not-for-plan" };
  if (standing.isCancelAsked) return { kind: "cancel-asked" };
  const isLast = standing.isRenewalOff && standing.nextInvoiceDate === undefined;
  return isLast && standing.paidParcelsToCharge === 0 ? { kind: "no-box-left" } : { kind: "offered" };
}
