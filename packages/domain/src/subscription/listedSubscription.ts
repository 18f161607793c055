import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { PendingPaymentMethod } from "../payment/pendingPayment.ts";
import type { NamedPet } from "../pet/phrases.ts";
import type { PetSize } from "../pet/size.ts";
import type { Species } from "../pet/species.ts";
import type { OwnExtraItem } from "../upsell/extraItemOffer.ts";
import type { SubscriptionItem } from "./accountSubscription.ts";
import type { AttentionFacts } from "./attentionFacts.ts";
import { type StatusTone, type SubscriptionStatus, subscriptionStatusOf } from "./status.ts";

/** The server's status label of a subscription (MAN-192). */
export interface ListedStatus {
  readonly label: string;
  readonly tone: StatusTone;
}

/** A subscription in the lists (MAN-147). */
export interface ListedSubscription {
  /** Identifies it in the URLs of its pages. */
  readonly code: string;
  readonly contractId: string;
  readonly id?: string;
  readonly status: ListedStatus;
  /** The code of its plan. */
  readonly plan: string;
  /** The plan's name, if the server sends it. */
  readonly planName?: string;
  /** Monthly price, without freight. */
  readonly planValue?: Cents;
  readonly pet: NamedPet;
  readonly petPicture?: string;
  /** The server's number for the species and type of box. */
  readonly petCategory?: number;
  readonly petSize?: PetSize;
  /** Absent if the server does not send it; the size implies it too. */
  readonly petSpecies?: Species;
  /** Per box. */
  readonly freight?: Cents;
  /** Whether it is shipped on its own, not with a pet's box. */
  readonly isStandalone: boolean;
  /** The pet whose box it is shipped with. */
  readonly sentWith?: NamedPet;
  /** Whether that box ends before the next charge; absent if not, and if it is unknown. */
  readonly isNextStandalone?: boolean;
  readonly nextShipmentOn?: CivilDate;
  readonly items: readonly SubscriptionItem[];
  /** Absent if none exists or the server does not send it. */
  readonly extraItem?: OwnExtraItem;
  /** The method of a pending payment of an overdue charge. */
  readonly waitingPayment?: PendingPaymentMethod;
  /** Whether a cancellation request is pending; absent if the server does not send it. */
  readonly isCancelAsked?: boolean;
  /** Absent if the server does not send them. */
  readonly facts?: AttentionFacts;
  /** The recurring purchases. */
  readonly scheduledItems: readonly ListedScheduledItem[];
}

/** A recurring product in a list. */
export interface ListedScheduledItem extends SubscriptionItem {
  readonly name?: string;
  /** Whether it is sold out and no longer shipped. */
  readonly isGone?: boolean;
}

/** Parses the server's label; undefined for an unknown one. */
export function listedStatusOf({ status }: Pick<ListedSubscription, "status">): SubscriptionStatus | undefined {
  return subscriptionStatusOf(status.label);
}

/** Whether the subscription is overdue or suspended. */
export function hasOverdueCharge(listed: Pick<ListedSubscription, "status">): boolean {
  const status = listedStatusOf(listed);
  return status === "overdue" || status === "suspended";
}

/** Whether no box follows: the term does not renew, and nothing more is charged or shipped. False if the facts are unknown. */
export function hasSentLastBox({
  facts,
  nextShipmentOn,
}: Pick<ListedSubscription, "facts" | "nextShipmentOn">): boolean {
  return facts?.term?.renews === false && facts.nextCharge === undefined && nextShipmentOn === undefined;
}

/** Sort order: overdue first, ended last. */
const places: readonly (readonly SubscriptionStatus[])[] = [
  ["overdue"],
  ["suspended"],
  ["active"],
  ["expired", "canceled"],
];
const placeOfOthers = 2;

/** Sorts overdue subscriptions first, with or without a pending payment, and ended ones last; otherwise keeps the server's order. */
export function inListOrder<Listed extends Pick<ListedSubscription, "status" | "waitingPayment">>(
  subscriptions: readonly Listed[],
): readonly Listed[] {
  const place = (listed: Listed) => {
    if (listed.waitingPayment !== undefined) return 0;
    const status = listedStatusOf(listed);
    const known = places.findIndex((each) => status !== undefined && each.includes(status));
    return known === -1 ? placeOfOthers : known;
  };
  return [...subscriptions].sort((one, other) => place(one) - place(other));
}

/** Readable terms in plan codes. */
const terms = [
  ["semestral", "Semestral"],
  ["anual", "Anual"],
  ["mensal", "Mensal"],
] as const;

/** The plan's name: the server's, or the term in its code, or the code itself. */
export function listedPlanName({ plan, planName }: Pick<ListedSubscription, "plan" | "planName">): string {
  return planName ?? terms.find(([term]) => plan.toLowerCase().includes(term))?.[1] ?? plan;
}
