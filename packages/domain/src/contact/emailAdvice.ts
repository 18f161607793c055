import { run as compareWithDomains } from "@zootools/email-spell-checker";
import { typedText } from "../text/typedText.ts";
import { isAcceptedDomain } from "./acceptedDomains.ts";
import type { ContactState } from "./contactState.ts";
import { parseEmail } from "./email.ts";
import { popularDomains } from "./popularDomains.ts";

const advice = "Ainda não aceitamos esse provedor. Use outro e-mail seu, como um do Gmail, do Outlook ou do Yahoo.";

/** The maximum edit distance, as the library counts it, that still counts as a typo (FUN-219). */
const typoDistance = 2;

/** The probably intended address, for a domain close to a popular one; undefined without a correction. */
export function suggestEmail(text: string): string | undefined {
  const trimmed = typedText(text);
  const at = trimmed.lastIndexOf("@");
  const domain = trimmed.slice(at + 1).toLowerCase();
  const typed = parseEmail(trimmed);
  if (at < 1 || !/^[a-z0-9.-]+$/.test(domain) || (typed.ok && isAcceptedDomain(typed.value))) return undefined;

  const closest = compareWithDomains({
    // The library rewrites the local part, so it gets a placeholder; the real one is restored below.
    email: `nome@${domain}`,
    domains: [...popularDomains],
    domainThreshold: typoDistance,
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  // "uol.com" may become "uol.com.br": it is not a typo of "aol.com".
  const isBeginning = popularDomains.some((popular) => popular.startsWith(domain));
  if (!closest || (isBeginning && !closest.domain.startsWith(domain))) return undefined;

  const suggestion = parseEmail(`${trimmed.slice(0, at)}@${closest.domain}`);
  return suggestion.ok ? suggestion.value : undefined;
}

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
