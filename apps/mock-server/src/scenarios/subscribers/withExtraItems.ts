import { addDays, addMonths, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { extraItems } from "../../seed/extraItems.ts";
import { attachExtraItem } from "../../simulation/extraItem.ts";
import { stateIn, withSubscription } from "../../simulation/stateIn.ts";
import type { CustomerAction } from "../worldSince.ts";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf } from "./subscription.ts";

/** Adds an extra item to the boxes of a subscription. @throws for an unknown item. */
function addsExtraItem(on: CivilDate, code: string, tag: string): CustomerAction {
  const item = extraItems.find((each) => each.tag === tag);
  if (item === undefined) throw new Error(`There is no item ${tag}.`);
  const added = { tag, name: item.name, monthlyPrice: item.monthlyPrice };
  return {
    on,
    change: (world) => {
      const state = stateIn(world, (each) => each.code === code);
      if (state === undefined) return world;
      const result = attachExtraItem(state, added, on);
      if (!result.ok) return world;
      const { subscription, charge } = result.value;
      return {
        ...withSubscription(world, state.subscription, subscription),
        extraCharges: [...(world.extraCharges ?? []), ...(charge ? [charge] : [])],
      };
    },
  };
}

const ivone = registeredAs(
  newAccount("conta0061", "ivone.sales@gmail.com", ["11", "987650061"]),
  "Ivone Sales",
  "50817392602",
  addressAt("01045001", "480"),
);

/**
 * Farofa's boxes contain an extra toy for two months, the first paid at once; Fubá's since yesterday, without a
 * charge so far.
 */
export const ivoneWithExtraItems: Subscriber = {
  customer: ivone,
  subscriptions: (today) => [
    subscriptionOf(ivone, addMonths(addDays(today, -12), -3), {
      code: "FAROFA0001",
      pet: { name: "Farofa", sex: "female", species: "dog", size: "medio", picture: "/imagens/pet-caramelo.svg" },
    }),
    subscriptionOf(ivone, addMonths(addDays(today, -12), -1), {
      code: "FUBA000001",
      pet: { name: "Fubá", sex: "male", species: "dog", size: "pequeno", picture: "/imagens/pet-branco.svg" },
    }),
  ],
  actions: (today) => [
    // On the day of the second charge, before its box is packed.
    addsExtraItem(addMonths(addMonths(addDays(today, -12), -3), 1), "FAROFA0001", "brinquedo"),
    addsExtraItem(addDays(today, -1), "FUBA000001", "petisco"),
  ],
};

const nair = registeredAs(
  newAccount("conta0062", "nair.couto@gmail.com", ["21", "987650062"]),
  "Nair Couto",
  "19374628546",
  addressAt("22250040", "33"),
);

/**
 * Urso's plan is discontinued and allows no extra item; Sagu's half-year plan is paid to its end and does not renew;
 * Jujuba's is about to be cancelled.
 */
export const nairWithoutExtraItems: Subscriber = {
  customer: nair,
  subscriptions: (today) => [
    {
      ...subscriptionOf(nair, addMonths(addDays(today, -12), -1), {
        code: "URSO000001",
        pet: { name: "Urso", sex: "male", species: "dog", size: "grande" },
        planTag: "SP_semestral",
      }),
      planTag: "SP_EB_semestral",
    },
    {
      ...subscriptionOf(nair, addMonths(addDays(today, -12), -5), {
        code: "SAGU000001",
        pet: { name: "Sagu", sex: "male", species: "dog", size: "micro" },
        planTag: "SP_semestral",
      }),
      renewalOff: true,
    },
    {
      ...subscriptionOf(nair, addMonths(addDays(today, -12), -1), {
        code: "JUJUBA0001",
        pet: { name: "Jujuba", sex: "female", species: "dog", size: "pequeno" },
      }),
      cancelAskedOn: today,
    },
  ],
};
