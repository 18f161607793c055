import { accepted, type Result, rejected } from "../result.ts";

declare const emailBrand: unique symbol;

/** A well-formed address, its domain in lower case. Whether the shop accepts the domain is `isAcceptedDomain`'s to say. */
export type Email = string & { readonly [emailBrand]: true };

export const emailMessage = "Por favor insira um email valido. :)";

// The ending is the specification's own list (FUN-216), with the universities and the government beside it (FUN-222).
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:(?:com|net|org|de)(?:\.br)?|(?:edu|gov)\.br)$/i;
/** The longest address that mail servers carry. */
const longestEmail = 254;

/** Spaces around it do not matter. Refuses double dots, a dot at either end of the name, and endings not served (FUN-216, FUN-217). */
export function parseEmail(text: string): Result<Email, string> {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf("@");
  const email = trimmed.slice(0, at + 1) + trimmed.slice(at + 1).toLowerCase();
  return isEmail(email) ? accepted(email) : rejected(emailMessage);
}

function isEmail(text: string): text is Email {
  const strayDot = text.includes("..") || text.startsWith(".") || text.includes(".@");
  return text.length <= longestEmail && !strayDot && emailPattern.test(text);
}

/** The part after the at sign: "gmail.com". */
export function domainOf(email: Email): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
