import type { CivilDate } from "../calendar/civilDate.ts";
import type { AcceptedBrand } from "./brand.ts";
import { type Expiry, expiryPastMessage, parseExpiry } from "./expiry.ts";

/**
 * A card that the server keeps (SUB-137): never its whole number, never its security code. Some lists tell no more than
 * the brand and the last four digits (SUB-147).
 */
export type StoredCard = {
  readonly id: string;
  readonly brand?: AcceptedBrand;
  readonly holderName?: string;
  readonly firstSix?: string;
  readonly lastFour: string;
  readonly expiry?: Expiry;
  /** The one that is charged. */
  readonly isMain: boolean;
};

/** Whether the card is over today; its last month is still good. A card without an expiry that can be read is not. */
export function isCardOver(card: StoredCard, today: CivilDate): boolean {
  if (!card.expiry) return false;
  const expiry = parseExpiry(card.expiry.month, card.expiry.year, today);
  return !expiry.ok && expiry.error === expiryPastMessage;
}

const hidden = "•";

/** The number as it may be shown, in the groups of its brand: "4111 11•• •••• 1234". */
export function maskedStoredNumber({ brand, firstSix = "", lastFour }: StoredCard): string {
  const groups = groupsOf(brand);
  const length = groups.reduce((sum, size) => sum + size, 0);
  const hiddenPlaces = Math.max(length - firstSix.length - lastFour.length, 0);
  const digits = firstSix + hidden.repeat(hiddenPlaces) + lastFour;
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, size) => sum + size, 0));
  return groups.map((size, index) => digits.slice(starts[index] ?? 0, (starts[index] ?? 0) + size)).join(" ");
}

function groupsOf(brand: AcceptedBrand | undefined): readonly number[] {
  if (brand === "AMEX") return [4, 6, 5];
  return brand === "DINERS" ? [4, 6, 4] : [4, 4, 4, 4];
}
