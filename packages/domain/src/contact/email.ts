import { accepted, type Result, rejected } from "../result.ts";
import { typedText } from "../text/typedText.ts";

declare const emailBrand: unique symbol;

/** A well-formed address with its domain in lower case. `isAcceptedDomain` checks whether the shop accepts the domain. */
export type Email = string & { readonly [emailBrand]: true };

// The suffixes are the specification's (FUN-216), plus universities and government (FUN-222).
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:(?:com|net|org|de)(?:\.br)?|(?:edu|gov)\.br)$/i;
/** The maximum address length in SMTP. */
const longestEmail = 254;

/** The address in a typed or pasted text: of "mailto:ana@gmail.com", "Ana Souza <ana@gmail.com>", or one in a sentence's brackets. */
export function addressIn(text: string): string {
  const typed = typedText(text);
  const named = /<([^<>]+)>$/.exec(typed)?.[1] ?? typed;
  return named.replace(/^[<(]+|[>).,;:!]+$/g, "").replace(/^mailto:/i, "");
}

/**
 * Drops outer spaces, a name before the address, "mailto:", invisible characters, and the brackets and punctuation around an address copied from a message.
 * Rejects consecutive dots, a dot at either end of the local part, and unsupported suffixes (FUN-216, FUN-217).
 *
 * @example
 * parseEmail("<ana@Gmail.com>"); // { ok: true, value: "ana@gmail.com" }
 * parseEmail("ana@gmail"); // { ok: false, error: "email-invalid" }
 */
export function parseEmail(text: string): Result<Email, "email-invalid"> {
  const trimmed = addressIn(text);
  const at = trimmed.lastIndexOf("@");
  const email = trimmed.slice(0, at + 1) + trimmed.slice(at + 1).toLowerCase();
  return isEmail(email) ? accepted(email) : rejected("email-invalid");
}

function isEmail(text: string): text is Email {
  const strayDot = text.includes("..") || text.startsWith(".") || text.includes(".@");
  return text.length <= longestEmail && !strayDot && emailPattern.test(text);
}

/** The domain: "gmail.com". */
export function domainOf(email: Email): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
