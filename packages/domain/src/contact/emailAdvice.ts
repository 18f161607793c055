import { isAcceptedDomain } from "./acceptedDomains.ts";
import type { ContactState } from "./contactState.ts";
import { parseEmail } from "./email.ts";
import { suggestEmail } from "./emailSuggestion.ts";

const advice = "Ainda não aceitamos esse provedor. Use outro e-mail seu, como um do Gmail, do Outlook ou do Yahoo.";

/**
 * What to do about an address whose domain the shop does not accept (decision 73: apart from the specified message). Undefined for any
 * other address, and while a correction is suggested.
 */
export function emailAdviceOf({ email, emailText }: ContactState): string | undefined {
  const hasDomain = /^\S+@[^\s@.]+(\.[^\s@.]+)+$/.test(emailText.trim());
  if (email.kind !== "invalid" || !hasDomain) return undefined;
  const typed = parseEmail(emailText);
  const isAccepted = typed.ok && isAcceptedDomain(typed.value);
  return isAccepted || suggestEmail(emailText) !== undefined ? undefined : advice;
}
