import { run as compareWithDomains } from "@zootools/email-spell-checker";
import { withoutAccents } from "../text/folded.ts";
import { isAcceptedDomain } from "./acceptedDomains.ts";
import type { ContactState } from "./contactState.ts";
import { addressIn, parseEmail } from "./email.ts";
import { popularDomains } from "./popularDomains.ts";

const providerAdvice =
  "Ainda não aceitamos esse provedor. Use outro e-mail seu, como um do Gmail, do Outlook ou do Yahoo.";
const localPartAdvice = "Confira o que vem antes do @: sem acentos nem espaços.";
const oneAddressAdvice = "Informe um e-mail só.";

/** The maximum edit distance, as the library counts it, that still counts as a typo (FUN-219). */
const typoDistance = 2;

/**
 * The probably intended address, for a domain close to a popular one, or for accents before an accepted one; undefined without a
 * correction.
 */
export function suggestEmail(text: string): string | undefined {
  const trimmed = addressIn(text);
  const at = trimmed.lastIndexOf("@");
  const domain = trimmed.slice(at + 1).toLowerCase();
  if (at < 1 || !/^[a-z0-9.-]+$/.test(domain)) return undefined;
  const local = withoutAccents(trimmed.slice(0, at));
  if (isAccepted(domain)) return local === trimmed.slice(0, at) ? undefined : addressOf(local, domain);

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

  return addressOf(local, closest.domain);
}

/**
 * What to do about an invalid address with a whole domain (beside the specified message; decision 73): about the domain, unless the shop
 * accepts it. Undefined for any other address, and while a correction is suggested.
 */
export function emailAdviceOf({ email, emailText }: ContactState): string | undefined {
  const address = addressIn(emailText);
  const domain = /@([^\s@.]+(?:\.[^\s@.]+)+)$/.exec(address)?.[1];
  if (email.kind !== "invalid" || domain === undefined || address === `@${domain}`) return undefined;
  const typed = parseEmail(address);
  if ((typed.ok && isAcceptedDomain(typed.value)) || suggestEmail(emailText) !== undefined) return undefined;
  if (address.indexOf("@") !== address.lastIndexOf("@")) return oneAddressAdvice;
  return isAccepted(domain) ? localPartAdvice : providerAdvice;
}

function addressOf(local: string, domain: string): string | undefined {
  const address = parseEmail(`${local}@${domain}`);
  return address.ok ? address.value : undefined;
}

function isAccepted(domain: string): boolean {
  const address = parseEmail(`nome@${domain}`);
  return address.ok && isAcceptedDomain(address.value);
}
