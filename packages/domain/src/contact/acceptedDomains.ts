import { domainOf, type Email } from "./email.ts";
import { popularDomains } from "./popularDomains.ts";

/** Further providers, Brazilian and global. Each matches the pattern of `parseEmail`; others would never reach this list. */
const otherProviders: readonly string[] = [
  "brturbo.com.br",
  "click21.com.br",
  "ibest.com.br",
  "itelefonica.com.br",
  "onda.com.br",
  "pop.com.br",
  "sercomtel.com.br",
  "superig.com.br",
  "uai.com.br",
  "veloxmail.com.br",
  "vivo.com.br",
  "126.com",
  "163.com",
  "att.net",
  "bellsouth.net",
  "charter.net",
  "comcast.net",
  "cox.net",
  "earthlink.net",
  "fastmail.com",
  "freenet.de",
  "googlemail.com",
  "hey.com",
  "hotmail.de",
  "hushmail.com",
  "live.de",
  "mailbox.org",
  "optonline.net",
  "outlook.de",
  "posteo.de",
  "qq.com",
  "riseup.net",
  "rocketmail.com",
  "sbcglobal.net",
  "t-online.de",
  "tuta.com",
  "tutanota.com",
  "verizon.net",
  "web.de",
  "yahoo.de",
  "yandex.com",
];

/** Universities whose domain does not end in .edu.br. */
const universities: readonly string[] = ["alunouninter.com", "anhanguera.com", "uninter.com"];

/** Suffixes accepted for every domain under them (universities and government). */
const acceptedSuffixes: readonly string[] = [".edu.br", ".gov.br"];

/** The domains accepted by name, in addition to the suffixes above (FUN-221). */
export const acceptedDomains: ReadonlySet<string> = new Set([...popularDomains, ...otherProviders, ...universities]);

/** Whether the shop accepts the e-mail's domain; a well-formed address elsewhere is shown as invalid (FUN-163). */
export function isAcceptedDomain(email: Email): boolean {
  const domain = domainOf(email);
  return acceptedDomains.has(domain) || acceptedSuffixes.some((suffix) => domain.endsWith(suffix));
}
