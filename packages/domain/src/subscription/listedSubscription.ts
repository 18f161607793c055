import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { WaitingPayment } from "../payment/waitingPayment.ts";
import type { PetCalled } from "../pet/phrases.ts";
import type { PetSize } from "../pet/size.ts";
import type { OwnExtraItem } from "../upsell/extraItemOffer.ts";
import type { SubscriptionItem } from "./accountSubscription.ts";
import { type SubscriptionStatus, subscriptionStatusOf } from "./status.ts";
import type { StatusTone } from "./statusTone.ts";

/** How a subscription stands, as the server puts it (MAN-192). */
export interface ListedStatus {
  readonly label: string;
  readonly tone: StatusTone;
}

/** A subscription as the lists show it (MAN-147). */
export interface ListedSubscription {
  /** By which its own pages are opened. */
  readonly code: string;
  readonly contractId: string;
  readonly id?: string;
  readonly status: ListedStatus;
  /** The code of its plan. */
  readonly plan: string;
  /** What the plan is called, where the server says it. */
  readonly planName?: string;
  /** What a month costs, without the freight. */
  readonly planValue?: Cents;
  readonly pet: PetCalled;
  readonly petPicture?: string;
  /** The server's number for the kind of pet. */
  readonly petCategory?: number;
  readonly petSize?: PetSize;
  /** Of each box. */
  readonly freight?: Cents;
  /** Whether it is sent by itself, and not with a pet's box. */
  readonly isStandalone: boolean;
  /** With whose box it is sent. */
  readonly sentWith?: PetCalled;
  readonly nextShipmentOn?: CivilDate;
  readonly items: readonly SubscriptionItem[];
  /** Absent where it has none, or the server does not tell it. */
  readonly extraItem?: OwnExtraItem;
  /** By what it is being paid already, where it owes something. */
  readonly waitingPayment?: WaitingPayment;
  /** Its customer asked for it to end, and it goes on until then; absent where the server does not tell it. */
  readonly isCancelAsked?: boolean;
  /** What is bought at intervals. */
  readonly scheduledItems: readonly ListedScheduledItem[];
}

/** Something bought at intervals, as a list shows it. */
export interface ListedScheduledItem extends SubscriptionItem {
  readonly name?: string;
  /** It is sold no more, and comes no more. */
  readonly isGone?: boolean;
}

/** The shop's own reading of the server's words; undefined where it has none. */
export function listedStatusOf({ status }: Pick<ListedSubscription, "status">): SubscriptionStatus | undefined {
  return subscriptionStatusOf(status.label);
}

/** Whether somebody owes something for a subscription, lately or for long. */
export function owes(listed: Pick<ListedSubscription, "status">): boolean {
  const status = listedStatusOf(listed);
  return status === "overdue" || status === "suspended";
}

/** Those that owe something come first, those that have ended last. */
const places: readonly (readonly SubscriptionStatus[])[] = [
  ["overdue"],
  ["suspended"],
  ["active"],
  ["expired", "canceled"],
];
const placeOfOthers = 2;

/** Overdue ones first, what has ended last; otherwise as the server has them. */
export function inListOrder<Listed extends Pick<ListedSubscription, "status">>(
  subscriptions: readonly Listed[],
): readonly Listed[] {
  const place = (listed: Listed) => {
    const status = listedStatusOf(listed);
    const known = places.findIndex((each) => status !== undefined && each.includes(status));
    return known === -1 ? placeOfOthers : known;
  };
  return subscriptions.toSorted((one, other) => place(one) - place(other));
}

/** Of a plan's code what everybody understands; a longer word goes before one that it holds. */
const terms = [
  ["semestral", "Semestral"],
  ["anual", "Anual"],
  ["mensal", "Mensal"],
] as const;

/** What a subscription's plan is called: as the server says, else by the term in its code, else the code itself. */
export function listedPlanName({ plan, planName }: Pick<ListedSubscription, "plan" | "planName">): string {
  return planName ?? terms.find(([term]) => plan.toLowerCase().includes(term))?.[1] ?? plan;
}
