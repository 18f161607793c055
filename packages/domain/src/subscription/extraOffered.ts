import type { CivilDate } from "../calendar/civilDate.ts";
import { catSize, type PetSize } from "../pet/size.ts";
import { subscriptionStatusOf } from "./status.ts";

/** Plan codes without room for an extra item. */
const tagsWithoutExtra = /ep|eb/i;

/** Pet categories without extra items. */
const categoriesWithoutExtra: ReadonlySet<number> = new Set([22, 23]);

/** Whether a plan's boxes have room for an extra item: its code contains neither "ep" nor "eb", in any case (MAN-204, decision 42). */
export function hasRoomForExtra(planCode: string): boolean {
  return !tagsWithoutExtra.test(planCode);
}

/** The fields of a listed subscription that determine whether an extra item is offered. */
export interface ExtraCandidate {
  readonly plan: string;
  /** The server's text. */
  readonly statusLabel: string;
  readonly petCategory?: number | undefined;
  readonly petSize?: PetSize | undefined;
  /** Whether a cancellation is pending: no item can be added, but an existing one can be seen and removed. */
  readonly isCancelAsked?: boolean | undefined;
  /** Whether it already has an extra item. */
  readonly hasExtraItem?: boolean;
  /** Whether its last box has left. */
  readonly isLastBoxSent?: boolean;
}

/** The label of the list's link to the extra item: add, see, or see and remove. */
export function extraLinkText(own: { readonly removableUntil?: CivilDate } | undefined): string {
  if (own === undefined) return "Incluir item extra";
  return own.removableUntil === undefined ? "Ver o item extra" : "Ver ou retirar o item extra";
}

/** Whether a listed subscription links to the extra item (MAN-203). A new item also needs a box that takes it along. */
export function isOfferedExtra(candidate: ExtraCandidate): boolean {
  const { plan, statusLabel, petCategory, petSize, isCancelAsked, hasExtraItem, isLastBoxSent } = candidate;
  return (
    (hasExtraItem || !(isCancelAsked || isLastBoxSent)) &&
    hasRoomForExtra(plan) &&
    subscriptionStatusOf(statusLabel) === "active" &&
    !(petCategory !== undefined && categoriesWithoutExtra.has(petCategory)) &&
    petSize !== catSize
  );
}
