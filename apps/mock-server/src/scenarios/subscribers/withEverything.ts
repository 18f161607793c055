import { addDays, addMonths, type CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../../backend/checkout/collections.ts";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import { requestCancellation } from "./customerActions.ts";
import { purchaseOf } from "./purchase.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf, withoutOutcome, withRefusedCard } from "./subscription.ts";

const norma = registeredAs(
  newAccount("conta0060", "norma.figueira@gmail.com", ["11", "987650060"]),
  "Norma Figueira",
  "61384720553",
  addressAt("01310100", "1200", "bloco B, apto 174"),
);

const bartolomeu = {
  name: "Maximiliano Bartolomeu Terceiro",
  sex: "male",
  species: "dog",
  size: "grande",
  picture: "/imagens/pet-preto.svg",
} as const;

function boxes(today: CivilDate): readonly Subscription[] {
  const began = addMonths(addDays(today, -9), -3);
  return [
    subscriptionOf(norma, began, { code: "BARTO00060", pet: bartolomeu, address: addressAt("69036360", "305") }),
    subscriptionOf(norma, began, {
      code: "FIGO000060",
      pet: { name: "Figo", sex: "male", species: "cat", size: "gato", picture: "/imagens/pet-cinza.svg" },
      planTag: "GE_semestral",
    }),
    // From before the size was asked: only the category identifies a cat.
    subscriptionOf(norma, began, {
      code: "JABUT00060",
      pet: { name: "Jabuticaba", sex: "female" },
      planTag: "GD_anual",
    }),
    // A discontinued plan.
    {
      ...subscriptionOf(norma, began, {
        code: "TECO000060",
        pet: { name: "Teco", sex: "male", species: "dog", size: "pequeno", picture: "/imagens/pet-branco.svg" },
        planTag: "SC_anual",
      }),
      planTag: "SC_EP_anual",
    },
    withRefusedCard(
      subscriptionOf(norma, addMonths(addDays(today, -5), -1), {
        code: "AMEIX00060",
        pet: { name: "Ameixa", sex: "female", species: "dog", size: "medio" },
        planTag: "NAT_semestral",
      }),
    ),
    subscriptionOf(norma, addMonths(addDays(today, -25), -5), {
      code: "ZEUS000060",
      pet: { name: "Zeus", sex: "male", species: "dog", size: "grande" },
    }),
    withoutOutcome(
      subscriptionOf(norma, addDays(today, -1), {
        code: "PIPA000001",
        pet: { name: "Pipa", sex: "female", species: "dog", size: "micro" },
        planTag: "SP_mensal",
      }),
    ),
  ];
}

/** Monthly pads and wet food, at subscriber prices (002 §9). */
function purchases(today: CivilDate): readonly Subscription[] {
  const began = addMonths(addDays(today, -9), -3);
  return [
    purchaseOf(norma, began, {
      code: "TAPETES060",
      kind: "hygiene",
      items: [{ sku: "TAP-BRANCO", quantity: 2 }],
      withBoxOf: "BARTO00060",
    }),
    purchaseOf(norma, began, {
      code: "SACHES0060",
      kind: "wet-food",
      items: [{ sku: "SACHE-FRANGO-ABOBORA", quantity: 12 }],
    }),
  ];
}

/** Seven pets with a box in every state, pads and wet food. */
export const normaWithEverything: Subscriber = {
  customer: norma,
  subscriptions: (today) => [...boxes(today), ...purchases(today)],
  actions: (today) => [requestCancellation(addMonths(addDays(today, -15), -1), "ZEUS000060")],
};
