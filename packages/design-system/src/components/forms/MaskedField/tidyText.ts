import { normalizePhone } from "@petbox/domain/contact/phone";
import type { MaskKind } from "./maskKinds.ts";

/**
 * Normalizes pasted or autofilled text to the order of the mask: a phone number without +55, a date or expiry in
 * another order or without zeros. A single typed character is unchanged.
 */
export function tidyText(kind: MaskKind, text: string): string {
  if (kind === "phone") return tidyPhone(text);
  if (text.length < 2) return text;
  if (kind === "date") return tidyDate(text.trim());
  if (kind === "expiry") return tidyExpiry(text.trim());
  return text;
}

function tidyPhone(text: string): string {
  // Dropped here, because the mask would write its first bracket for it.
  if (text.length < 2 || isForeign(text)) return text.replace(/[^\d+]/g, "");
  return normalizePhone(text);
}

/** A foreign number keeps its plus sign: cut to fit, it would look like a Brazilian one. */
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
