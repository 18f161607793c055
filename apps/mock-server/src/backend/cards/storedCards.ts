import { type CivilDate, compareDates } from "@petbox/domain/calendar/civilDate";
import { storedBrandOf } from "@petbox/domain/card/brandNames";
import type { ChargedItem } from "@petbox/domain/card/chargedItem";
import { isCardOver, type NextCharge, type StoredCard } from "@petbox/domain/card/storedCard";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import { isSameCard } from "./cardOnFile.ts";
import { dayOfNextCharge, isPenaltyNext } from "./chargeDay.ts";
import type { CardOnFile, StoredCardRecord } from "./collections.ts";
import { refusedDayOf } from "./refusedDay.ts";
import { chargedSubscriptions, walletOf } from "./wallet.ts";

/** A customer's cards for display (SUB-137), each with its charges. */
export function storedCardsOf(store: WorldStore, customerCode: string): StoredCard[] {
  const charged = chargedSubscriptions(store, customerCode);
  return walletOf(store, customerCode).map((card, index) => {
    const due = chargesOn(store, charged, card);
    const charges = chargesByDay(due);
    const [nextCharge] = charges;
    const refusedOn = refusedDayOf(store, customerCode, card);
    return {
      ...displayedCard(card),
      isMain: index === 0,
      ...(nextCharge && { nextCharge }),
      ...(charges.length > 1 && { charges }),
      pays: due.map(({ charged }) => charged),
      ...(refusedOn && { refusedOn }),
    };
  });
}

/** The same cards, with those that the customer may make the main one marked. */
export function offeringMain(cards: readonly StoredCard[], today: CivilDate): StoredCard[] {
  return cards.map((card) => (card.isMain || isCardOver(card, today) ? card : { ...card, canBecomeMain: true }));
}

/** A card for display, without its position. */
export function displayedCard({ id, brand: word, firstSix, lastFour, holder, expiry }: StoredCardRecord): StoredCard {
  const [month = "", year = ""] = expiry.split("/");
  const brand = storedBrandOf(word);
  return {
    id,
    ...(brand && { brand }),
    holderName: holder,
    firstSix,
    lastFour,
    expiry: { month, year },
    isMain: false,
  };
}

/** The next charge of one subscription. */
interface DueCharge {
  readonly on: CivilDate;
  readonly charged: ChargedItem;
}

/** The next charge of each subscription that a card pays. */
function chargesOn(store: WorldStore, charged: readonly Subscription[], card: CardOnFile): readonly DueCharge[] {
  return charged.flatMap((each) => {
    const on = isSameCard(each.card, card) ? dayOfNextCharge(store, each) : undefined;
    return on === undefined ? [] : [{ on, charged: chargedOf(each, isPenaltyNext(store, each)) }];
  });
}

/** The days a card is charged, the earliest first, each with everything it pays that day. */
function chargesByDay(due: readonly DueCharge[]): readonly NextCharge[] {
  const days = [...new Set(due.map(({ on }) => on))].toSorted(compareDates);
  return days.map((day) => ({ on: day, charged: due.flatMap(({ on, charged }) => (on === day ? [charged] : [])) }));
}

function chargedOf({ pet: { name, sex } = {}, purchase }: Subscription, isPenalty: boolean): ChargedItem {
  return purchase === undefined ? { name, sex, ...(isPenalty && { isPenalty }) } : { purchase: purchase.kind };
}
