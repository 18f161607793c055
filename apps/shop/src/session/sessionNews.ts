import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import type { Answers } from "@petbox/domain/funnel/answers";
import { haveAnswersChanged } from "@petbox/domain/funnel/answersChanged";
import { noteAnsweredForAnother } from "./boughtAnswers.ts";

/** The fields that identify the owner of a session. */
type SessionOwner = Partial<Pick<EmbeddedSession, "customerCode" | "sessionId">>;

/** Whether a page belongs to another customer than this session. Unknown if either has no customer. */
export function isOfOtherCustomer({ customerCode: known }: SessionOwner, { customerCode: now }: SessionOwner): boolean {
  return known != null && now != null && now !== known;
}

/** Whether a newer page belongs to the known session, if the server identifies the session. */
export function isSameSession(known: SessionOwner, page: SessionOwner): boolean {
  return page.sessionId === known.sessionId && !isOfOtherCustomer(known, page);
}

/** Whether a newer page shows that the customer of the known session is logged out. */
export function isLoggedOut(known: Pick<EmbeddedSession, "visitor">, page: Pick<EmbeddedSession, "visitor">): boolean {
  return known.visitor.authorized && !page.visitor.authorized;
}

/**
 * The changes of the answers and of what is bought in a newer page; undefined if it belongs to another session.
 * @param page the fields that the page has: a missing one is no change.
 */
export function newsIn(
  known: EmbeddedSession,
  page: Partial<EmbeddedSession>,
): { readonly isOther: boolean } | undefined {
  if (!isSameSession(known, page) || hasProbablyEnded(known, page)) return undefined;
  const now = { ...known, ...page };
  return { isOther: haveAnswersChanged(known.answers, now.answers) || isOtherPurchase(known, now) };
}

/** Whether the known session has probably ended, on a server that identifies no session: all answers are gone, and so is any customer. */
function hasProbablyEnded(
  { answers: known }: EmbeddedSession,
  { sessionId, customerCode, answers: now = known }: Partial<EmbeddedSession>,
): boolean {
  const isNamed = sessionId !== undefined || customerCode != null;
  return !isNamed && hasAnswers(known) && !hasAnswers(now) && !haveAnswersChanged(now, known);
}

/** A cookie may name the species after the session's end. */
function hasAnswers(answers: Answers): boolean {
  return Object.keys(answers).some((name) => name !== "species");
}

/** What a visitor buys: the answers describe a box, the purchase pads or food. */
export type AnswersAndPurchase = Pick<EmbeddedSession, "answers" | "purchase">;

/** Notes that the session's subscription is kept although its order has been replaced: the answers no longer describe it. */
export function noteReplacedOrder(known: AnswersAndPurchase, now: AnswersAndPurchase): void {
  const { subscription } = known.answers;
  if (subscription === undefined || subscription !== now.answers.subscription) return;
  // A purchase of pads or food that follows the subscription replaces no order.
  const isPurchaseOver = known.purchase !== null && known.purchase.after !== subscription && now.purchase === null;
  if (isPurchaseOver || haveAnswersChanged(known.answers, now.answers)) noteAnsweredForAnother(subscription);
}

function isOtherPurchase({ purchase: known }: AnswersAndPurchase, { purchase: now }: AnswersAndPurchase): boolean {
  return known?.kind !== now?.kind || known?.withBox !== now?.withBox;
}
