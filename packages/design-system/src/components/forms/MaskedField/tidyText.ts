import { normalizePhone } from "@petbox/domain/contact/phone";
import type { MaskKind } from "./maskKinds.ts";

/**
 * Text that arrives at once, pasted or filled by the browser, in the order in which the mask reads it: a telephone
 * without +55, a date or an expiry written the other way round or without its zeros. One typed character stays as it is.
 */
export function tidyText(kind: MaskKind, text: string): string {
  if (kind === "phone") return tidyPhone(text);
  if (text.length < 2) return text;
  if (kind === "date") return tidyDate(text.trim());
  if (kind === "expiry") return tidyExpiry(text.trim());
  return text;
}

function tidyPhone(text: string): string {
  // Whatever else is dropped here: the mask would write its first bracket for it.
  if (text.length < 2 || isForeign(text)) return text.replace(/[^\d+]/g, "");
  return normalizePhone(text);
}

/** A number of another country keeps its plus sign: cut to fit, it would look like a Brazilian one. */
function isForeign(text: string): boolean {
  return /^\s*\+(?!\D*55)/.test(text);
}

function tidyDate(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  if (iso) return joined([iso[3], iso[2]], iso[1]);
  const written = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text);
  return written ? joined([written[1], written[2]], written[3]) : text;
}

function tidyExpiry(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})$/.exec(text);
  if (iso) return joined([iso[2]], iso[1]?.slice(-2));
  const written = /^(\d{1,2})\s*[/.\- ]\s*(\d{2}|\d{4})$/.exec(text);
  if (written) return joined([written[1]], written[2]?.slice(-2));
  const together = /^(\d{2})20(\d{2})$/.exec(text);
  return together ? joined([together[1]], together[2]) : text;
}

function joined(short: readonly (string | undefined)[], year: string | undefined): string {
  return [...short.map((part) => part?.padStart(2, "0")), year].join("/");
}
