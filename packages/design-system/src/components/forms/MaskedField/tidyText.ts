import { typedDateText } from "@petbox/domain/calendar/typedDate";
import { typedExpiryText } from "@petbox/domain/card/typedExpiry";
import { parsePhone } from "@petbox/domain/contact/phone";
import type { MaskKind } from "./maskKinds.ts";

/**
 * Normalizes pasted or autofilled text to the order of the mask, as the domain parses it: a phone number without country
 * and carrier codes, a CNPJ without its name, a date or expiry in another order or without zeros. A single typed character is unchanged.
 *
 * @param before the field's text in front of it: a date that replaces another one comes without the first digits that both share
 */
export function tidyText(kind: MaskKind, text: string, before = ""): string {
  if (kind === "phone") return tidyPhone(text);
  if (text.length < 2) return text;
  if (kind === "cnpj") return text.replace(/^\s*cnpj/i, "");
  if (kind === "date") return restOf(typedDateText(before + text), before) ?? text;
  if (kind === "expiry") return restOf(typedExpiryText(before + text), before) ?? text;
  return text;
}

const restOf = (whole: string, before: string) => (whole.startsWith(before) ? whole.slice(before.length) : undefined);

/** Any other number keeps its plus sign and all of its digits: cut to fit, it would look like a Brazilian one. */
function tidyPhone(text: string): string {
  const phone = parsePhone(text);
  // Dropped here, because the mask would write its first bracket for it.
  return phone.ok ? phone.value.areaCode + phone.value.number : text.replace(/[^\d+]/g, "");
}
