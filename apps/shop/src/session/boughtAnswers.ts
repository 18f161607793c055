import type { Answers } from "@petbox/domain/funnel/answers";
import { readFromTab, storeInTab } from "../browser/tabNotes.ts";

/** The name of the tab's note: the code of a subscription that the answers do not describe. It holds no answer. */
const note = "petbox-answered-for-another";

/** Stands for a subscription whose code this tab does not know yet. */
const unknownSubscription = "?";

/**
 * Notes that the answers do not describe what a subscription was bought for.
 * @param subscription its code; without it, the one that the session has next.
 */
export function noteAnsweredForAnother(subscription = unknownSubscription): void {
  storeInTab(note, subscription);
}

/** Notes that the answers describe the latest subscription. */
export function forgetAnsweredForAnother(): void {
  storeInTab(note, undefined);
}

/**
 * The answers that the session's subscription was bought with. The session keeps the subscription while another box is answered.
 * @returns undefined without a subscription, and if the answers are for another purchase.
 */
export function boughtAnswers(answers: Answers): Answers | undefined {
  const { subscription } = answers;
  const other = readFromTab(note);
  return subscription === undefined || other === subscription || other === unknownSubscription ? undefined : answers;
}
