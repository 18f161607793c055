import { addDays, addMonths, type CivilDate, partsOf } from "@petbox/domain/calendar/civilDate";
import { twoDigits } from "@petbox/domain/card/expiry";
import type { StoredCardRecord } from "../../backend/cards/collections.ts";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import { storeCards } from "./customerActions.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf, withRefusedCard } from "./subscription.ts";

const dalva = registeredAs(
  newAccount("conta0051", "dalva.valenca@gmail.com", ["81", "987650051"]),
  "Dalva Valença",
  "38192746500",
  addressAt("01045001", "36"),
);

const holder = "DALVA MARIA DE ALBUQUERQUE CAVALCANTI VALENCA";

/** A month relative to a day's, in a card's notation. */
function expiryOf(today: CivilDate, months: number): string {
  const { year, month } = partsOf(addMonths(today, months));
  return `${twoDigits(month)}/${twoDigits(year)}`;
}

/** Of her three cards, the paying one expires this month before the next charge, and another one has expired. */
export const dalvaWithExpiringCard: Subscriber = {
  customer: dalva,
  subscriptions: (today) => {
    const subscription = subscriptionOf(dalva, addMonths(today, -2), {
      code: "PIPOCA0007",
      pet: { name: "Pipoca", sex: "female", species: "dog", picture: "/imagens/pet-caramelo.svg" },
    });
    return [{ ...subscription, card: { ...subscription.card, holder, expiry: expiryOf(today, 0) } }];
  },
  actions: (today) => {
    const over: StoredCardRecord = {
      id: "cartao-elo",
      brand: "ELO",
      firstSix: "636368",
      lastFour: "5904",
      holder,
      expiry: expiryOf(today, -2),
    };
    const spare: StoredCardRecord = {
      id: "cartao-amex",
      brand: "AMEX",
      firstSix: "378282",
      lastFour: "0005",
      holder,
      expiry: "08/33",
    };
    return [storeCards(addMonths(today, -1), dalva.code, [over, spare])];
  },
};

const vera = registeredAs(
  newAccount("conta0052", "vera.antunes@gmail.com", ["11", "987650052"]),
  "Vera Antunes",
  "73920581695",
  addressAt("01001000", "88"),
);

/** The card that pays is refused since this month; of the two others one is valid, and one has expired. */
export const veraOverdueWithThreeCards: Subscriber = {
  customer: vera,
  subscriptions: (today) => [
    withRefusedCard(
      subscriptionOf(vera, addMonths(addDays(today, -6), -1), {
        code: "AMENDOIM01",
        pet: { name: "Amendoim", sex: "male", species: "dog", picture: "/imagens/pet-caramelo.svg" },
      }),
    ),
  ],
  actions: (today) => [
    storeCards(addMonths(today, -1), vera.code, [
      {
        id: "cartao-bom",
        brand: "MASTERCARD",
        firstSix: "555555",
        lastFour: "4444",
        holder: "VERA ANTUNES",
        expiry: "08/33",
      },
      {
        id: "cartao-velho",
        brand: "ELO",
        firstSix: "636368",
        lastFour: "5904",
        holder: "VERA ANTUNES",
        expiry: expiryOf(today, -2),
      },
    ]),
  ],
};
