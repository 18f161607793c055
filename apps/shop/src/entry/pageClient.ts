import type { AntiForgery } from "@petbox/api-client/client/antiForgery";
import { createBotCheck, keepInMetadata, localBotCheck } from "@petbox/api-client/client/botCheck";
import { type ApiClient, createClient } from "@petbox/api-client/client/client";
import { recaptchaProvider } from "@petbox/api-client/client/recaptcha";

/** The client of the page that is open, with the bot check that its metadata asks for. */
export function createPageClient(antiForgery: AntiForgery): ApiClient {
  const siteKey = document.querySelector<HTMLMetaElement>('meta[name="recaptcha-site-key"]')?.content;
  const provider = siteKey ? recaptchaProvider(siteKey, document) : localBotCheck;
  return createClient({ antiForgery, botCheck: createBotCheck(provider, (token) => keepInMetadata(document, token)) });
}
