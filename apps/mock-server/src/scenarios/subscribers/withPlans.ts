import { addDays, addMonths, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { boletoOf } from "../../backend/resolution/means.ts";
import type { CustomerAddress } from "../../backend/session/collections.ts";
import type { World } from "../../backend/store.ts";
import { changeDeliveryAddress } from "../../simulation/changeDeliveryAddress.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { stateIn, withState } from "../../simulation/stateIn.ts";
import type { CustomerAction } from "../worldSince.ts";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import { requestCancellation } from "./customerActions.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf, withoutOutcome, withRefusedCard } from "./subscription.ts";

const noemia = registeredAs(
  newAccount("conta0071", "noemia.barros@gmail.com", ["19", "987650071"]),
  "Noêmia Barros",
  "14725836982",
  addressAt("13216000", "512", "bloco C"),
);

/** Changes the delivery address of a subscription. */
function changeBoxAddress(on: CivilDate, code: string, address: CustomerAddress): CustomerAction {
  return {
    on,
    change: (world) => {
      const state = stateIn(world, (each) => each.code === code);
      return state === undefined
        ? world
        : withState(
            world,
            state.subscription,
            changeDeliveryAddress(state, { address }, on, () => {}),
          );
    },
  };
}

/** Requests a boleto for a subscription's debt, without paying it. */
function requestBoleto(on: CivilDate, code: string): CustomerAction {
  return {
    on,
    change: (world) => ({ ...world, paymentRequests: [...(world.paymentRequests ?? []), ...boletos(world)] }),
  };

  function boletos({ charges = [] }: World) {
    const now = noonOf(on);
    const id = `boleto${code.toLowerCase()}`;
    return charges
      .filter(({ subscriptionCode, paidOn }) => subscriptionCode === code && paidOn === undefined)
      .map((charge) => ({
        id,
        subscriptionCode: code,
        chargeIds: [charge.id],
        amount: charge.amount,
        means: boletoOf(id, charge.amount, now),
        sessionId: "another-session",
        createdAt: now,
      }));
  }
}

/**
 * Six subscriptions in six states: a monthly one that renews, one that does not, a half-year one with a new address
 * and a request to cancel, one with an old debt, one with a pending boleto, and one of today without a bank reply.
 */
export const noemiaWithEveryPlan: Subscriber = {
  customer: noemia,
  subscriptions: (today) => [
    subscriptionOf(noemia, addDays(today, -12), {
      code: "GOIABA0001",
      pet: { name: "Goiaba", sex: "female", species: "dog", size: "pequeno", picture: "/imagens/pet-caramelo.svg" },
      planTag: "SP_mensal",
    }),
    {
      ...subscriptionOf(noemia, addDays(today, -9), {
        code: "CAJU000001",
        pet: { name: "Caju", sex: "male", species: "dog" },
        planTag: "NAT_mensal",
      }),
      renewalOff: true,
    },
    subscriptionOf(noemia, addMonths(addDays(today, -14), -3), {
      code: "UMBU000001",
      pet: { name: "Umbu", sex: "male", species: "dog", picture: "/imagens/pet-preto.svg" },
      planTag: "SC_semestral",
    }),
    withRefusedCard(
      subscriptionOf(noemia, addMonths(addDays(today, -8), -3), {
        code: "PITANGA001",
        pet: { name: "Pitanga", sex: "female", species: "dog" },
      }),
    ),
    withRefusedCard(
      subscriptionOf(noemia, addMonths(addDays(today, -4), -1), {
        code: "SERIGUELA1",
        pet: { name: "Seriguela", sex: "female", species: "cat", picture: "/imagens/pet-cinza.svg" },
        planTag: "GE_anual",
      }),
    ),
    withoutOutcome(
      subscriptionOf(noemia, today, { code: "ACEROLA001", pet: { name: "Acerola", sex: "female", species: "dog" } }),
    ),
  ],
  actions: (today) => [
    changeBoxAddress(addMonths(addDays(today, -20), -1), "UMBU000001", addressAt("69036360", "305")),
    requestCancellation(today, "UMBU000001"),
    requestBoleto(addDays(today, -1), "SERIGUELA1"),
  ],
};
