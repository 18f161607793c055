import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { boletoOf } from "../../backend/resolution/means.ts";
import type { CustomerAddress } from "../../backend/session/collections.ts";
import type { World } from "../../backend/store.ts";
import { changeDeliveryAddress } from "../../simulation/changeDeliveryAddress.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import type { CustomerAction } from "../worldSince.ts";

/** Changes the delivery address of a subscription. */
export function changeBoxAddress(on: CivilDate, code: string, address: CustomerAddress): CustomerAction {
  return {
    on,
    change: (world) => {
      const { subscriptions = [], charges = [], shipments = [] } = world;
      const isOwn = (each: { readonly subscriptionCode: string }) => each.subscriptionCode === code;
      const subscription = subscriptions.find((each) => each.code === code);
      if (subscription === undefined) return world;
      const state = { subscription, charges: charges.filter(isOwn), shipments: shipments.filter(isOwn) };
      const next = changeDeliveryAddress(state, { address }, on, () => {});
      return {
        ...world,
        subscriptions: subscriptions.map((each) => (each === subscription ? next.subscription : each)),
        charges: [...charges.filter((each) => !isOwn(each)), ...next.charges],
        shipments: [...shipments.filter((each) => !isOwn(each)), ...next.shipments],
      };
    },
  };
}

/** Requests a boleto for a subscription's debt, without paying it. */
export function requestBoleto(on: CivilDate, code: string): CustomerAction {
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
