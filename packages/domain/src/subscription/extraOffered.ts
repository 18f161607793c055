import type { CivilDate } from "../calendar/civilDate.ts";
import { catSize, type PetSize } from "../pet/size.ts";
import { subscriptionStatusOf } from "./status.ts";

/** Those of a plan without room for one more item. */
const tagsWithoutExtra = /ep|eb/i;

/** Categories of pets for whose boxes there are no extra items. */
const categoriesWithoutExtra: ReadonlySet<number> = new Set([22, 23]);

/** Whether the boxes of a plan may hold an extra item: its code, in any case, has neither "ep" nor "eb" in it (MAN-204, decision 42). */
export function hasRoomForExtra(planCode: string): boolean {
  return !tagsWithoutExtra.test(planCode);
}

/** As much of a subscription in the list as tells whether it is offered an extra item. */
export interface ExtraCandidate {
  readonly plan: string;
  /** In the server's words. */
  readonly statusLabel: string;
  readonly petCategory?: number | undefined;
  readonly petSize?: PetSize | undefined;
  /** Whether it is to end: no new item comes in then, but one that is in can be seen, and taken out. */
  readonly isCancelAsked?: boolean | undefined;
  /** Whether it has an extra item already. */
  readonly hasExtraItem?: boolean;
}

/** What the list's link to the extra item says: what it leads to is to add one, to see it, or to take it out again. */
export function extraLinkText(own: { readonly removableUntil?: CivilDate } | undefined): string {
  if (own === undefined) return "Incluir item extra";
  return own.removableUntil === undefined ? "Ver o item extra" : "Ver ou retirar o item extra";
}

/** Whether the list leads from a subscription to an extra item (MAN-203). */
export function isOfferedExtra(candidate: ExtraCandidate): boolean {
  const { plan, statusLabel, petCategory, petSize, isCancelAsked = false, hasExtraItem = false } = candidate;
  return (
    (hasExtraItem || !isCancelAsked) &&
    hasRoomForExtra(plan) &&
    subscriptionStatusOf(statusLabel) === "active" &&
    !(petCategory !== undefined && categoriesWithoutExtra.has(petCategory)) &&
    petSize !== catSize
  );
}
