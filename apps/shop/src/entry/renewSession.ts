import type { ApiClient } from "@petbox/api-client/client/client";
import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import { readEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import { restorePurchase } from "@petbox/api-client/scheduled/restorePurchase";
import { saveAgain } from "@petbox/api-client/session/saveAgain";
import type { OpenPurchase } from "@petbox/domain/scheduled/startScheduled";
import { noDrafts } from "../drafts/pageDrafts.ts";
import { rememberLogin } from "../pages/session/rememberLogin.ts";
import type { Session } from "../session/session.ts";
import { isLoggedOut, isSameSession } from "../session/sessionNews.ts";

/**
 * Renews an expired session. The page with the fresh token may belong to a new session. The answers are then saved again before any other
 * call, so that no question is repeated and no box is ordered for the wrong pet.
 * @param client a client that renews its token only, and not the session.
 * @param fresh the page with the fresh token.
 */
export async function renewSession(session: Session, client: ApiClient, fresh: ParentNode): Promise<void> {
  const page = readEmbeddedSession(fresh);
  const known = await session.load();
  // A page without a session id may belong to a new session: only the answers that it lacks are saved again.
  if (page.sessionId !== undefined && isSameSession(known, page) && !isLoggedOut(known, page)) return;
  const { loggedIn, ...saved } = await saveAgain(client, known, page);
  const ended = endedPurchaseOf(known, page);
  // Saved last: an answer about a pet starts the purchase of a box.
  const purchase = page.purchase ?? (await restorePurchase(client, { cart: session.cart, purchase: ended }));
  const lostPurchase = (purchase === null && ended) || undefined;
  const { contact, customerSaved, subscription } = known.answers;
  const lostAnswers = {
    ...(customerSaved && !saved.answers.customerSaved && { customerSaved }),
    ...(subscription && !saved.answers.subscription && { subscription }),
  };
  session.change({ ...page, ...saved, purchase, lostPurchase, lostAnswers, ...(contact && { lastContact: contact }) });
  if (loggedIn) rememberLogin({ session, drafts: noDrafts }, loggedIn);
}

/** The purchase that ended unpaid with the session; null if another tab has begun a box since. */
function endedPurchaseOf({ answers, purchase }: EmbeddedSession, page: EmbeddedSession): OpenPurchase | null {
  const hasOtherPet = page.answers.species !== undefined && page.answers.species !== answers.species;
  const isSubmitted = answers.subscription !== purchase?.after;
  return hasOtherPet || isSubmitted ? null : purchase;
}
