import { addMonths, type CivilDate, isBefore } from "../calendar/civilDate.ts";
import type { AcceptedBrand } from "./acceptedBrand.ts";
import type { Charged } from "./charged.ts";
import type { Expiry } from "./expiry.ts";
import { expiryPastMessage, parseExpiry } from "./parseExpiry.ts";

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
  /** What is charged to it next; absent where nothing is, or where it is not told. */
  readonly nextCharge?: NextCharge;
};

/** The next charge of a card: the day, and what it pays on that day. */
export type NextCharge = { readonly on: CivilDate; readonly charged: readonly Charged[] };

/** How a stored card stands on a day. */
export type CardStanding = "good" | "ending" | "over" | "unknown";

/** How many months before its last one a card begins to be called "ending": the next monthly charge may find it over. */
const monthsOfNotice = 1;

/**
 * How the card stands today: "ending" in its last month and in the one before, "over" after it, "unknown" while its expiry
 * is not told or cannot be read.
 */
export function cardStanding(card: StoredCard, today: CivilDate): CardStanding {
  const expiry = card.expiry && parseExpiry(card.expiry.month, card.expiry.year, today);
  if (expiry === undefined) return "unknown";
  if (!expiry.ok) return expiry.error === expiryPastMessage ? "over" : "unknown";
  const afterNotice = addMonths(today, monthsOfNotice + 1);
  return parseExpiry(expiry.value.month, expiry.value.year, afterNotice).ok ? "good" : "ending";
}

/** Whether the card is over today; its last month is still good. A card without an expiry that can be read is not. */
export function isCardOver(card: StoredCard, today: CivilDate): boolean {
  return cardStanding(card, today) === "over";
}

/**
 * Whether the card will be over on the day of its next charge, so that the bank will refuse it. What is owed since before
 * today is tried again from today on.
 */
export function endsBeforeCharge(card: StoredCard, today: CivilDate): boolean {
  if (card.nextCharge === undefined) return false;
  const { on } = card.nextCharge;
  return isCardOver(card, isBefore(on, today) ? today : on);
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
