import {
  addCardEndpoint,
  editCardEndpoint,
  listCardsEndpoint,
  makeMainCardEndpoint,
  removeCardEndpoint,
} from "@petbox/api-client/cards/contract";
import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import type { Outcome } from "@petbox/api-client/contract/outcome";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { MovedCharges } from "@petbox/domain/card/cardRemoval";
import { isCardOver } from "@petbox/domain/card/storedCard";
import { canRemoveCard, cardWithNumber, lastCardText, nextMainCard, walletFullText } from "@petbox/domain/card/wallet";
import { accepted, rejected } from "@petbox/domain/result";
import { botRefusalText, isHuman } from "../botCheck.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import type { RequestContext } from "../requestContext.ts";
import { requireAccount } from "../session/requireAccount.ts";
import type { WorldStore } from "../store.ts";
import { announceMovedCards } from "./announceMovedCards.ts";
import { isSameCard } from "./cardOnFile.ts";
import { typedCard } from "./chargeableCard.ts";
import { dayOfNextCharge } from "./chargeDay.ts";
import type { CardOnFile, StoredCardRecord } from "./collections.ts";
import { canStoreCard } from "./storedCardLimit.ts";
import { displayedCard, storedCardsOf } from "./storedCards.ts";
import {
  chargedSubscriptions,
  expiredCardText,
  moveCharges,
  replaceCard,
  saveCards,
  unknownCardText,
  walletOf,
} from "./wallet.ts";

/** Enough for typing errors, too few for testing stolen cards. */
const cardsPerMinute = 10;

const unknownCustomerText = "Não encontramos este cadastro.";
const doubleCardText = "Este cartão já está na sua conta.";

export const handlers: readonly Handler[] = forAccounts([
  handle(listCardsEndpoint, (context) => accepted({ cards: storedCardsOf(context.store, requireAccount(context)) })),
  handle(
    addCardEndpoint,
    (context) => {
      const { store, newId, body } = context;
      const account = requireAccount(context);
      if (body.customer !== account) return rejected({ message: unknownCustomerText });
      const cards = walletOf(store, account);
      const card = validateCard(context);
      if (!card.ok) return card;
      // A repeated request after a lost reply: the card is already stored.
      if (cards.some((each) => isSameCard(each, card.value) && each.holder === card.value.holder)) return accepted({});
      // The bank has sent the same card again: it is stored once, and its new expiry also applies to its earlier payments.
      const before = cardWithNumber(cards, body.number);
      if (before !== undefined) {
        announceMovedCards(context, account, () => replaceCard(store, account, before, card.value));
        return accepted({});
      }
      if (!canStoreCard(context, account, card.value)) return rejected({ message: walletFullText });
      const added = { ...card.value, id: newId() };
      announceMovedCards(context, account, () => saveCards(store, account, [...cards, added]));
      return accepted({});
    },
    { perMinute: cardsPerMinute },
  ),
  handle(
    editCardEndpoint,
    (context) => {
      const { store, body } = context;
      const account = requireAccount(context);
      if (body.customer !== account) return rejected({ message: unknownCustomerText });
      const cards = walletOf(store, account);
      const before = cards.find(({ id }) => id === body.card);
      if (before === undefined) return rejected({ message: unknownCardText });
      const card = validateCard(context);
      if (!card.ok) return card;
      const others = cards.filter(({ id }) => id !== before.id);
      if (cardWithNumber(others, body.number)) return rejected({ message: doubleCardText });
      announceMovedCards(context, account, () => replaceCard(store, account, before, card.value));
      return accepted({});
    },
    { perMinute: cardsPerMinute },
  ),
  handle(removeCardEndpoint, (context) => {
    const { store, clock, body: id } = context;
    const account = requireAccount(context);
    const cards = walletOf(store, account);
    const gone = cards.find((each) => each.id === id);
    if (gone === undefined) return rejected({ message: unknownCardText });
    const isCharged = chargedSubscriptions(store, account).some((each) => dayOfNextCharge(store, each) !== undefined);
    if (!canRemoveCard(cards.length, isCharged)) return rejected({ message: lastCardText });
    const left = cards.filter((each) => each !== gone);
    const stored = storedCardsOf(store, account);
    const successor = nextMainCard(
      stored.filter((each) => each.id !== id),
      civilDateAt(clock()),
    );
    const heir = left.find((each) => each.id === successor?.id);
    if (heir !== undefined)
      return accepted(announceMovedCards(context, account, () => moveToCard(store, account, gone, heir, left)));
    announceMovedCards(context, account, () => saveCards(store, account, left));
    return accepted({});
  }),
  handle(makeMainCardEndpoint, (context) => {
    const { store, clock, body: id } = context;
    const account = requireAccount(context);
    const cards = walletOf(store, account);
    const chosen = cards.find((each) => each.id === id);
    if (chosen === undefined) return rejected({ message: unknownCardText });
    if (isCardOver(displayedCard(chosen), civilDateAt(clock()))) return rejected({ message: expiredCardText });
    const main = cards[0];
    // A repeated request after a lost reply: the card is already the main one.
    if (main === undefined || main === chosen) return accepted({});
    const reordered = [chosen, ...cards.filter((each) => each !== chosen)];
    return accepted(announceMovedCards(context, account, () => moveToCard(store, account, main, chosen, reordered)));
  }),
]);

/** Stores the account's cards and moves the charges of one card to another. @returns the moved charges and their card, if any. */
function moveToCard(
  store: WorldStore,
  account: string,
  from: StoredCardRecord,
  to: StoredCardRecord,
  cards: readonly StoredCardRecord[],
): Partial<MovedCharges> {
  const charged = storedCardsOf(store, account).find(({ id }) => id === from.id)?.pays ?? [];
  saveCards(store, account, cards);
  moveCharges(store, account, from, to);
  const successor = storedCardsOf(store, account).find(({ id }) => id === to.id);
  return charged.length > 0 && successor ? { charged, to: successor } : {};
}

/** Validates a submitted card: bot check, the form's rules, and the bank. @returns the part that may be stored. */
function validateCard({
  body,
  clock,
}: RequestContext<Omit<BodyOf<typeof addCardEndpoint>, "customer">>): Outcome<CardOnFile> {
  if (!isHuman(body.botCheck)) return rejected({ message: botRefusalText });
  const card = typedCard(body, civilDateAt(clock()));
  return card.ok ? accepted(card.value.onFile) : card;
}
