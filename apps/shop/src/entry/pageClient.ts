import { pageAntiForgery } from "@petbox/api-client/client/antiForgery";
import { createBotCheck, keepInMetadata, localBotCheck } from "@petbox/api-client/client/botCheck";
import { type ApiClient, createClient } from "@petbox/api-client/client/client";
import type { PageToken } from "@petbox/api-client/client/pageToken";
import { recaptchaProvider } from "@petbox/api-client/client/recaptcha";
import { documentPages } from "@petbox/api-client/page/pageSource";
import { hasEmbeddedSession, readEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import type { Session } from "../session/session.ts";
import { isLoggedOut, isOfOtherCustomer } from "../session/sessionNews.ts";
import { requestQueue } from "./requestQueue.ts";
import type { ServerClock } from "./serverClock.ts";

/** The client of the open page, with the bot check named by its metadata. */
export function createPageClient(token: PageToken, session: Session, clock: ServerClock): ApiClient {
  const siteKey = document.querySelector<HTMLMetaElement>('meta[name="recaptcha-site-key"]')?.content;
  const provider = siteKey ? recaptchaProvider(siteKey, document) : localBotCheck;
  const botCheck = createBotCheck(provider, (kept) => keepInMetadata(document, kept));
  const { send, readTurn } = requestQueue;
  const renewing = (onRenewed: (page: ParentNode) => Promise<void>) =>
    pageAntiForgery(document, token, send, {
      // Input of one customer must not be sent in the session of another one, whose page the tab shows from now on.
      isForeign(page) {
        const isForeign = isOfOtherCustomer(session.get(), readEmbeddedSession(page));
        if (isForeign) session.discard();
        return isForeign;
      },
      isLoggedOut: (page) => hasEmbeddedSession(page) && isLoggedOut(session.get(), readEmbeddedSession(page)),
      onRenewed,
    });
  // Without session renewal, so that the repeated saves cannot trigger another one. A login in the meantime still updates the token.
  const plain = createClient({ antiForgery: renewing(async () => {}), botCheck, ...requestQueue });
  const antiForgery = renewing(async (page) => {
    // Loaded on demand: it imports every call that saves an answer, and sessions rarely end during a visit.
    const { renewSession } = await import("./renewSession.ts");
    return renewSession(session, plain, page);
  });
  const renewFrom = (page: ParentNode) => {
    clock.follow(page);
    return antiForgery.renewFrom(page);
  };
  return createClient({
    antiForgery,
    botCheck,
    ...requestQueue,
    isLoggedIn: () => session.get().visitor.authorized,
    page: documentPages(document, { read: antiForgery.read, renewFrom }, send, readTurn),
  });
}
