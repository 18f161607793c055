import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import { haveAnswersChanged } from "@petbox/domain/funnel/answersChanged";

/** The fields that identify the owner of a session. */
type SessionOwner = Pick<EmbeddedSession, "customerCode" | "sessionId">;

/** Whether a page belongs to another customer than this session. Unknown if either has no customer. */
export function isOfOtherCustomer(known: SessionOwner, page: SessionOwner): boolean {
  return known.customerCode !== null && page.customerCode !== null && page.customerCode !== known.customerCode;
}

/** Whether a newer page belongs to the known session, if the server identifies the session. */
export function isSameSession(known: SessionOwner, page: SessionOwner): boolean {
  return page.sessionId === known.sessionId && !isOfOtherCustomer(known, page);
}

/** The changes of the answers and of what is bought in a newer page; undefined if it belongs to another session. */
export function newsIn(known: EmbeddedSession, page: EmbeddedSession): { readonly isOther: boolean } | undefined {
  if (!isSameSession(known, page)) return undefined;
  return { isOther: haveAnswersChanged(known.answers, page.answers) || isOtherPurchase(known, page) };
}

function isOtherPurchase({ purchase: known }: EmbeddedSession, { purchase: now }: EmbeddedSession): boolean {
  return known?.kind !== now?.kind || known?.withBox !== now?.withBox;
}
