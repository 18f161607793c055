import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import { haveAnswersChanged } from "@petbox/domain/funnel/answersChanged";

/** The fields that identify the owner of a session. */
type Whose = Pick<EmbeddedSession, "customerCode" | "sessionId">;

/** Whether a page belongs to another customer than this session. Unknown if either has no customer. */
export function isSomebodyElses(known: Whose, page: Whose): boolean {
  return known.customerCode !== null && page.customerCode !== null && page.customerCode !== known.customerCode;
}

/** Whether a page that came later is of the session that is known here, as far as the server says which one it is. */
export function isSameSession(known: Whose, page: Whose): boolean {
  return page.sessionId === known.sessionId && !isSomebodyElses(known, page);
}

/** What a page that came later says of the answers; undefined where it is of another session. */
export function newsIn(known: EmbeddedSession, page: EmbeddedSession): { readonly isOther: boolean } | undefined {
  return isSameSession(known, page) ? { isOther: haveAnswersChanged(known.answers, page.answers) } : undefined;
}
