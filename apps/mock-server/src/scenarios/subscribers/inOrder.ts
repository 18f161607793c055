import { addDays, addMonths } from "@petbox/domain/calendar/civilDate";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import { rateBoxes, recordSurveyAnswer } from "./customerActions.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf } from "./subscription.ts";

const helena = registeredAs(
  newAccount("conta0005", "helena.castro@gmail.com", ["41", "987650005"]),
  "Helena Castro",
  "38592061768",
  addressAt("80020310", "900", "apto 12"),
);

const luisa = registeredAs(
  newAccount("conta0002", "luisa.moraes@gmail.com", ["11", "987650002"]),
  "Luísa Moraes",
  "71428593691",
  addressAt("01045001", "210", "apto 31"),
);

/** Paid today, on Helena's invitation: the first box is in preparation. */
export const luisaWithFirstBox: Subscriber = {
  customer: luisa,
  referrer: helena,
  subscriptions: (today) => [
    subscriptionOf(luisa, today, {
      code: "TOBIA00002",
      pet: { name: "Tobias", sex: "male", species: "dog", size: "micro" },
    }),
  ],
};

const paulo = registeredAs(
  newAccount("conta0003", "paulo.teixeira@gmail.com", ["31", "987650003"]),
  "Paulo Teixeira",
  "20856317462",
  addressAt("30120060", "88"),
);

/** The first box has arrived and is rated; no payment is pending. */
export const pauloWithOneBox: Subscriber = {
  customer: paulo,
  subscriptions: (today) => [
    subscriptionOf(paulo, addDays(today, -20), {
      code: "NINA000003",
      pet: { name: "Nina", sex: "female", species: "dog", size: "pequeno", picture: "/imagens/pet-branco.svg" },
      planTag: "SC_anual",
    }),
  ],
  actions: (today) => [rateBoxes(addDays(today, -2), "NINA000003", 5)],
};

const beatriz = registeredAs(
  newAccount("conta0004", "beatriz.melo@gmail.com", ["11", "987650004"]),
  "Beatriz Melo",
  "63917408520",
  addressAt("01001000", "15", "sala 2"),
);

/** The box of this month has arrived and can be rated; earlier ones are rated. */
export const beatrizWithUnratedBox: Subscriber = {
  customer: beatriz,
  subscriptions: (today) => [
    subscriptionOf(beatriz, addMonths(addDays(today, -12), -2), {
      code: "COCAD00006",
      pet: { name: "Cocada", sex: "female", species: "cat", size: "gato", picture: "/imagens/pet-creme.svg" },
      planTag: "GD_anual",
    }),
  ],
  actions: (today) => [rateBoxes(addDays(today, -13), "COCAD00006", 4)],
};

/**
 * Twelve months without a gap: level Ouro, just before the renewal. Her cat's picture exists only in its small
 * version.
 */
export const helenaOfOneYear: Subscriber = {
  customer: helena,
  subscriptions: (today) => [
    subscriptionOf(helena, addMonths(addDays(today, -20), -11), {
      code: "AMORA00001",
      pet: { name: "Amora", sex: "female", species: "cat", size: "gato", picture: "/imagens/fotos/amora.svg" },
      planTag: "GE_anual",
    }),
  ],
  actions: (today) => [
    rateBoxes(addDays(today, -2), "AMORA00001", 5),
    recordSurveyAnswer(addDays(today, -200), "AMORA00001", { score: 10 }),
  ],
};
