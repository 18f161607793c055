import { addMonths, type CivilDate, isBefore } from "../calendar/civilDate.ts";
import type { AcceptedBrand } from "./acceptedBrand.ts";
import type { ChargedItem } from "./chargedItem.ts";
import type { Expiry } from "./expiry.ts";
import { parseExpiry } from "./parseExpiry.ts";

/**
 * A card stored by the server (SUB-137), without its full number and security code. Some lists contain only the brand and
 * the last four digits (SUB-147).
 */
export type StoredCard = {
  readonly id: string;
  readonly brand?: AcceptedBrand;
  readonly holderName?: string;
  readonly firstSix?: string;
  readonly lastFour: string;
  readonly expiry?: Expiry;
  /** Whether this is the card that is charged. */
  readonly isMain: boolean;
  /** The next charge on this card; absent if none exists or the server does not send it. */
  readonly nextCharge?: NextCharge;
  /** Every day it is charged, the earliest first; absent if there is only the next one, or the server does not send them. */
  readonly charges?: readonly NextCharge[];
  /** Everything that is charged on it, on any day; absent if the server does not send it. */
  readonly pays?: readonly ChargedItem[];
  /** The day of its last charge, if the bank refused it; absent otherwise, and if the server does not send it. */
  readonly refusedOn?: CivilDate;
  /** Set if the server lets the customer make this the main card; absent otherwise, and if it has no such call. */
  readonly canBecomeMain?: true;
};

/** The card of a payment: one typed in a form, or a stored one by its id. */
export type CardToPay<Typed> = Typed | { readonly storedCard: string };

/** A card's next charge: its day, and the items it pays for, never empty; absent if the server does not send them. */
export type NextCharge = { readonly on: CivilDate; readonly charged?: readonly ChargedItem[] };

/** A stored card's validity on a given day. */
export type CardStanding = "good" | "ending" | "over" | "unknown";

/** A card counts as "ending" this many months before its last one, because the next monthly charge may fall after its expiry. */
const monthsOfNotice = 1;

/**
 * The card's validity today: "ending" in its last month and the one before, "over" after it, "unknown" if the expiry is
 * missing or unreadable.
 */
export function cardStanding(card: StoredCard, today: CivilDate): CardStanding {
  const expiry = card.expiry && parseExpiry(card.expiry.month, card.expiry.year, today);
  if (expiry === undefined) return "unknown";
  if (!expiry.ok) return expiry.error === "card-expired" ? "over" : "unknown";
  const afterNotice = addMonths(today, monthsOfNotice + 1);
  return parseExpiry(expiry.value.month, expiry.value.year, afterNotice).ok ? "good" : "ending";
}

/** Whether the card has expired; it is valid through its last month. A card with an unreadable expiry has not. */
export function isCardOver(card: StoredCard, today: CivilDate): boolean {
  return cardStanding(card, today) === "over";
}

/** The first charge that the card does not live to pay: the bank will refuse it. An overdue charge is retried from today on. */
export function chargeAfterExpiry(card: StoredCard, today: CivilDate): NextCharge | undefined {
  return chargesOf(card).find(({ on }) => isCardOver(card, isBefore(on, today) ? today : on));
}

/** Whether another charge to come is earlier, which the card still pays. */
export function isAfterNextCharge({ nextCharge }: StoredCard, { on }: NextCharge, today: CivilDate): boolean {
  return nextCharge !== undefined && !isBefore(nextCharge.on, today) && isBefore(nextCharge.on, on);
}

/** Whether the card expires before one of its charges. */
export function endsBeforeCharge(card: StoredCard, today: CivilDate): boolean {
  return chargeAfterExpiry(card, today) !== undefined;
}

/** The card without its open charges, for a page that lists the debts itself. */
export function withoutOpenCharge(card: StoredCard, today: CivilDate): StoredCard {
  const all = chargesOf(card);
  const charges = all.filter(({ on }) => !isBefore(on, today));
  if (charges.length === all.length) return card;
  const { nextCharge: _open, charges: _all, ...rest } = card;
  const [nextCharge] = charges;
  return { ...rest, ...(nextCharge && { nextCharge }), ...(charges.length > 1 && { charges }) };
}

function chargesOf({ nextCharge, charges }: StoredCard): readonly NextCharge[] {
  return charges ?? (nextCharge === undefined ? [] : [nextCharge]);
}

const hidden = "•";

/** The masked number, in the groups of its brand: "4111 11•• •••• 1234" (SUB-083); short if its beginning is unknown. */
export function maskedStoredNumber({ brand, firstSix, lastFour }: StoredCard): string {
  if (firstSix === undefined) return shortStoredNumber({ lastFour });
  const groups = groupsOf(brand);
  const length = groups.reduce((sum, size) => sum + size, 0);
  const hiddenPlaces = Math.max(length - firstSix.length - lastFour.length, 0);
  const digits = firstSix + hidden.repeat(hiddenPlaces) + lastFour;
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, size) => sum + size, 0));
  return groups.map((size, index) => digits.slice(starts[index] ?? 0, (starts[index] ?? 0) + size)).join(" ");
}

/** The masked number on one line of a choice: "•••• 1234". */
export function shortStoredNumber({ lastFour }: Pick<StoredCard, "lastFour">): string {
  return `${hidden.repeat(4)} ${lastFour}`;
}

function groupsOf(brand: AcceptedBrand | undefined): readonly number[] {
  if (brand === "AMEX") return [4, 6, 5];
  return brand === "DINERS" ? [4, 6, 4] : [4, 4, 4, 4];
}
