import { compareDates } from "@petbox/domain/calendar/civilDate";
import { storedBrandOf } from "@petbox/domain/card/brandNames";
import type { ChargedItem } from "@petbox/domain/card/chargedItem";
import type { NextCharge, StoredCard } from "@petbox/domain/card/storedCard";
import type { Subscription } from "../checkout/collections.ts";
import type { Store } from "../store.ts";
import { isSameCard } from "./cardOnFile.ts";
import { dayOfNextCharge, isPenaltyNext } from "./chargeDay.ts";
import type { CardOnFile, KeptCard } from "./collections.ts";
import { chargedSubscriptions, walletOf } from "./wallet.ts";

/** A customer's cards as they are shown to them (SUB-137), each with what is charged to it next. */
export function storedCardsOf(store: Store, customerCode: string): StoredCard[] {
  const charged = chargedSubscriptions(store, customerCode);
  return walletOf(store, customerCode).map((card, place) => {
    const nextCharge = nextChargeOf(store, charged, card);
    return { ...shownCard(card), isMain: place === 0, ...(nextCharge && { nextCharge }) };
  });
}

/** A card as it is shown to whose it is, without its place among the others. */
export function shownCard({ id, brand: word, firstSix, lastFour, holder, expiry }: KeptCard): StoredCard {
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

/** The earliest day on which a card is charged, with all that it pays on that day. */
function nextChargeOf(store: Store, charged: readonly Subscription[], card: CardOnFile): NextCharge | undefined {
  const due = charged.flatMap((each) => {
    const on = isSameCard(each.card, card) ? dayOfNextCharge(store, each) : undefined;
    return on === undefined ? [] : [{ on, charged: chargedOf(each, isPenaltyNext(store, each)) }];
  });
  const [first] = due.toSorted((one, other) => compareDates(one.on, other.on));
  return first && { on: first.on, charged: due.flatMap(({ on, charged }) => (on === first.on ? [charged] : [])) };
}

function chargedOf({ pet: { name, sex } = {}, purchase }: Subscription, isPenalty: boolean): ChargedItem {
  return purchase === undefined ? { name, sex, ...(isPenalty && { isPenalty }) } : { purchase: purchase.kind };
}
