import type { Answers } from "@petbox/domain/funnel/answers";
import { readFromTab, storeInTab } from "../browser/tabNotes.ts";

/** The name of the tab's note: the code of a subscription that the answers do not describe. It holds no answer. */
const note = "petbox-answered-for-another";

/** Notes that the answers do not describe what a subscription was bought for. @param subscription its code; undefined removes the note. */
export function noteAnsweredForAnother(subscription: string | undefined): void {
  storeInTab(note, subscription);
}

/**
 * The answers that the session's subscription was bought with. The session keeps the subscription while another box is answered.
 * @returns undefined without a subscription, and if the answers are for another purchase.
 */
export function boughtAnswers(answers: Answers): Answers | undefined {
  const { subscription } = answers;
  return subscription === undefined || readFromTab(note) === subscription ? undefined : answers;
}
