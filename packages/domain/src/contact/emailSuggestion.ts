import { run as compareWithDomains } from "@zootools/email-spell-checker";
import { isAcceptedDomain } from "./acceptedDomains.ts";
import { parseEmail } from "./email.ts";
import { popularDomains } from "./popularDomains.ts";

/** How many letters apart, as the checker counts them, still look like a slip of the finger (FUN-219). */
const typoDistance = 2;

/** The address that was probably meant, for a domain close to a popular one; undefined when there is nothing to correct. */
export function suggestEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf("@");
  const domain = trimmed.slice(at + 1).toLowerCase();
  const typed = parseEmail(trimmed);
  if (at < 1 || !/^[a-z0-9.-]+$/.test(domain) || (typed.ok && isAcceptedDomain(typed.value))) return undefined;

  const closest = compareWithDomains({
    // The checker rewrites the name before the at sign; it is given a stand-in, and the person's own is put back below.
    email: `nome@${domain}`,
    domains: [...popularDomains],
    domainThreshold: typoDistance,
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  if (!closest) return undefined;

  const suggestion = parseEmail(`${trimmed.slice(0, at)}@${closest.domain}`);
  return suggestion.ok ? suggestion.value : undefined;
}
