import { type CivilDate, compareDates } from "@petbox/domain/calendar/civilDate";
import { parseExpiryText } from "@petbox/domain/card/parseExpiry";
import { hashNumber } from "../../simulation/hashNumber.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { isSameCard, isSameNumber, withoutCardId } from "./cardOnFile.ts";
import { dayOfNextCharge } from "./chargeDay.ts";
import type { CardOnFile, StoredCardRecord } from "./collections.ts";

export const expiredCardText = "Este cartão já venceu. Edite a validade antes de torná-lo o principal.";
export const unknownCardText = "Este cartão não está mais na sua conta.";

/** A customer's subscriptions with monthly charges, the oldest first. */
export function chargedSubscriptions(store: WorldStore, customerCode: string): readonly Subscription[] {
  return store.subscriptions
    .all()
    .flatMap((each) => {
      const { startedOn, endedOn } = each;
      return each.customerCode === customerCode && startedOn && !endedOn ? [{ each, startedOn }] : [];
    })
    .toSorted((one, other) => compareDates(one.startedOn, other.startedOn))
    .map(({ each }) => each);
}

/** A customer's cards: first those that pay a subscription, the main one at the top (SUB-087). */
export function walletOf(store: WorldStore, customerCode: string): readonly StoredCardRecord[] {
  const subscriptions = chargedSubscriptions(store, customerCode);
  const charged = subscriptions.map(({ card }) => card);
  const wallet = store.wallets.get(customerCode);
  const cards = [...(wallet?.cards ?? [])];
  for (const subscription of subscriptions) {
    const { card } = subscription;
    // A card without further charges may have been removed.
    if (wallet !== undefined && dayOfNextCharge(store, subscription) === undefined) continue;
    if (!cards.some((each) => isSameCard(each, card))) cards.push({ ...card, id: idOf(customerCode, card) });
  }
  const pays = (card: CardOnFile) => charged.some((each) => isSameCard(each, card));
  return [...cards.filter(pays), ...cards.filter((card) => !pays(card))];
}

/** The id of a card that came with a subscription, the same on every read. */
function idOf(customerCode: string, { firstSix, lastFour, expiry }: CardOnFile): string {
  return hashNumber(`${customerCode} ${firstSix} ${lastFour} ${expiry}`).toString(16).padStart(8, "0");
}

/**
 * The card charged for a renewal: the subscription's own if the customer still has it, otherwise their first valid one. Customers who never
 * edited their cards keep the card of their payment; those who removed all have no card.
 */
export function renewalCardOf(
  store: WorldStore,
  { customerCode, card }: Pick<Subscription, "customerCode" | "card">,
  today: CivilDate,
): StoredCardRecord | undefined {
  const cards = walletOf(store, customerCode);
  const own = cards.find((each) => isSameCard(each, card));
  if (own !== undefined) return own;
  if (store.wallets.get(customerCode) === undefined) return { ...card, id: idOf(customerCode, card) };
  return cards.find(({ expiry }) => parseExpiryText(expiry, today).ok) ?? cards[0];
}

/** Stores a customer's cards in this order. */
export function saveCards(store: WorldStore, customerCode: string, cards: readonly StoredCardRecord[]): void {
  store.wallets.put({ customerCode, cards });
}

/** Moves every subscription from one card to another. */
export function moveCharges(store: WorldStore, customerCode: string, before: CardOnFile, card: CardOnFile): void {
  for (const subscription of chargedSubscriptions(store, customerCode)) {
    if (!isSameCard(subscription.card, before)) continue;
    store.subscriptions.put({ ...subscription, card: withoutCardId(card) });
  }
}

/** Replaces a card: the new one takes its id and its subscriptions. */
export function replaceCard(store: WorldStore, customerCode: string, before: StoredCardRecord, card: CardOnFile): void {
  const edited = { ...card, id: before.id };
  const cards = walletOf(store, customerCode).map((each) => (each.id === before.id ? edited : each));
  saveCards(store, customerCode, cards);
  moveCharges(store, customerCode, before, edited);
}

/**
 * The card that is charged after a typed one has paid. A stored card with the same number stays as it is: it pays other subscriptions,
 * and the typed name or expiry may be wrong. Only a later expiry is taken over, because the bank has reissued the card.
 */
export function cardAfterPayment(store: WorldStore, customerCode: string, card: CardOnFile): CardOnFile {
  const before = walletOf(store, customerCode).find((each) => isSameNumber(each, card));
  if (before === undefined) return card;
  if (!isLaterExpiry(card, before)) return withoutCardId(before);
  const reissued = { ...before, expiry: card.expiry };
  replaceCard(store, customerCode, before, reissued);
  return withoutCardId(reissued);
}

function isLaterExpiry(one: CardOnFile, other: CardOnFile): boolean {
  const yearFirst = ({ expiry }: CardOnFile) => expiry.split("/").toReversed().join("/");
  return yearFirst(one) > yearFirst(other);
}
