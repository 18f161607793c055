import { type PageToken, pageAntiForgery } from "@petbox/api-client/client/antiForgery";
import { createBotCheck, keepInMetadata, localBotCheck } from "@petbox/api-client/client/botCheck";
import { type ApiClient, createClient } from "@petbox/api-client/client/client";
import { recaptchaProvider } from "@petbox/api-client/client/recaptcha";
import { pageDataInHtml } from "@petbox/api-client/page/readPageData";
import type { Session } from "../app/session.ts";
import { renewSession } from "./renewSession.ts";

/** The client of the page that is open, with the bot check that its metadata asks for. */
export function createPageClient(token: PageToken, session: Session): ApiClient {
  const siteKey = document.querySelector<HTMLMetaElement>('meta[name="recaptcha-site-key"]')?.content;
  const provider = siteKey ? recaptchaProvider(siteKey, document) : localBotCheck;
  const botCheck = createBotCheck(provider, (kept) => keepInMetadata(document, kept));
  const renewing = (onRenewed: (html: string) => Promise<void>) =>
    createClient({
      antiForgery: pageAntiForgery(document, token, (...request) => fetch(...request), onRenewed),
      botCheck,
    });
  // What saves again must not begin to save again; a login on the way changes the token even so.
  const plain = renewing(async () => {});
  return renewing((html) => renewSession(session, plain, pageDataInHtml(html)));
}
