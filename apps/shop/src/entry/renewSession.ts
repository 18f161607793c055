import type { ApiClient } from "@petbox/api-client/client/client";
import { readEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import { saveAgain } from "@petbox/api-client/session/saveAgain";
import type { Session } from "../app/session.ts";
import { isSameSession } from "../app/sessionNews.ts";
import { noDrafts } from "../drafts/pageDrafts.ts";
import { rememberLogin } from "../pages/session/rememberLogin.ts";

/**
 * The page that brings a fresh token may belong to a new session, when the one before has ended: then what was answered is
 * saved again before any call goes on, so that nothing is asked twice and no box is made for another pet.
 * @param client only renews its token.
 * @param fresh the page that brought the token.
 */
export async function renewSession(session: Session, client: ApiClient, fresh: ParentNode): Promise<void> {
  const page = readEmbeddedSession(fresh);
  const known = await session.load();
  // A server that does not say which session it is may have another: only what it lacks is saved again.
  if (page.sessionId !== undefined && isSameSession(known, page)) return;
  const { loggedIn, ...saved } = await saveAgain(client, known, page);
  const { contact } = known.answers;
  session.change({ ...page, ...saved, ...(contact && { lastContact: contact }) });
  if (loggedIn) rememberLogin({ session, drafts: noDrafts }, loggedIn);
}
