import { type CivilDate, compareDates } from "@petbox/domain/calendar/civilDate";
import { parseExpiryText } from "@petbox/domain/card/parseExpiry";
import { draw } from "../../life/draw.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { Store } from "../store.ts";
import { isSameCard, isSameNumber, onFile } from "./cardOnFile.ts";
import { dayOfNextCharge } from "./chargeDay.ts";
import type { CardOnFile, KeptCard } from "./collections.ts";

export const unknownCardText = "Este cartão não está mais na sua conta.";

/** A customer's subscriptions that are charged every month, the oldest first. */
export function chargedSubscriptions(store: Store, customerCode: string): readonly Subscription[] {
  return store.subscriptions
    .all()
    .flatMap((each) => {
      const { startedOn, endedOn } = each;
      return each.customerCode === customerCode && startedOn && !endedOn ? [{ each, startedOn }] : [];
    })
    .toSorted((one, other) => compareDates(one.startedOn, other.startedOn))
    .map(({ each }) => each);
}

/** The cards of a customer: those that pay a subscription come first, and of them the main one (SUB-087). */
export function walletOf(store: Store, customerCode: string): readonly KeptCard[] {
  const subscriptions = chargedSubscriptions(store, customerCode);
  const charged = subscriptions.map(({ card }) => card);
  const wallet = store.wallets.get(customerCode);
  const cards = [...(wallet?.cards ?? [])];
  for (const subscription of subscriptions) {
    const { card } = subscription;
    // One that is charged nothing any more may have been removed.
    if (wallet !== undefined && dayOfNextCharge(store, subscription) === undefined) continue;
    if (!cards.some((each) => isSameCard(each, card))) cards.push({ ...card, id: idOf(customerCode, card) });
  }
  const pays = (card: CardOnFile) => charged.some((each) => isSameCard(each, card));
  return [...cards.filter(pays), ...cards.filter((card) => !pays(card))];
}

/** A card that came with a subscription is called the same each time it is looked at. */
function idOf(customerCode: string, { firstSix, lastFour, expiry }: CardOnFile): string {
  return draw(`${customerCode} ${firstSix} ${lastFour} ${expiry}`).toString(16).padStart(8, "0");
}

/**
 * The card that a renewal is charged to: the subscription's own as long as it is one of the customer's, else the first of
 * theirs that is not over. Who has looked after no cards has the one that paid so far; who has removed them all has none.
 */
export function renewalCardOf(
  store: Store,
  { customerCode, card }: Pick<Subscription, "customerCode" | "card">,
  today: CivilDate,
): KeptCard | undefined {
  const cards = walletOf(store, customerCode);
  const own = cards.find((each) => isSameCard(each, card));
  if (own !== undefined) return own;
  if (store.wallets.get(customerCode) === undefined) return { ...card, id: idOf(customerCode, card) };
  return cards.find(({ expiry }) => parseExpiryText(expiry, today).ok) ?? cards[0];
}

/** Keeps a customer's cards, in this order. */
export function keepCards(store: Store, customerCode: string, cards: readonly KeptCard[]): void {
  store.wallets.put({ customerCode, cards });
}

/** Whatever was charged to one card is charged to another from now on. */
export function chargeInstead(store: Store, customerCode: string, before: CardOnFile, card: CardOnFile): void {
  for (const subscription of chargedSubscriptions(store, customerCode)) {
    if (!isSameCard(subscription.card, before)) continue;
    store.subscriptions.put({ ...subscription, card: onFile(card) });
  }
}

/** A card in the place of another, which it is called by from then on, and pays what that one paid. */
export function replaceCard(store: Store, customerCode: string, before: KeptCard, card: CardOnFile): void {
  const edited = { ...card, id: before.id };
  const cards = walletOf(store, customerCode).map((each) => (each.id === before.id ? edited : each));
  keepCards(store, customerCode, cards);
  chargeInstead(store, customerCode, before, edited);
}

/** A card that has paid, and is stored with another expiry: its bank has sent it anew, and it pays by the new one from now on. */
export function takeNewExpiry(store: Store, customerCode: string, card: CardOnFile): void {
  const before = walletOf(store, customerCode).find((each) => isSameNumber(each, card));
  if (before !== undefined && !isSameCard(before, card)) replaceCard(store, customerCode, before, card);
}
