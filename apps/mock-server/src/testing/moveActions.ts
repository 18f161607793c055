import type { CustomerAddress } from "../backend/session/collections.ts";
import { addressAt } from "../scenarios/subscribers/customer.ts";
import { changeDeliveryAddress } from "../simulation/changeDeliveryAddress.ts";
import type { SimulatedAction } from "./threeYears.ts";

export const manausAddress = addressAt("69036360", "305");
export const paulistaAddress = addressAt("01310100", "1578");

/** Changes the address of the newest active subscription's boxes from a day on. */
export const moveTo =
  (address: CustomerAddress): SimulatedAction =>
  (world, on, emit) => {
    const { subscriptions = [], charges = [], shipments = [] } = world;
    const subscription = subscriptions.findLast(({ startedOn, endedOn }) => startedOn && !endedOn);
    if (subscription === undefined) return world;
    const { code } = subscription;
    const own = ({ subscriptionCode }: { readonly subscriptionCode: string }) => subscriptionCode === code;
    const others = <Each extends { readonly subscriptionCode: string }>(all: readonly Each[]) =>
      all.filter((each) => !own(each));
    const state = { subscription, charges: charges.filter(own), shipments: shipments.filter(own) };
    const next = changeDeliveryAddress(state, { address }, on, (happening) =>
      emit({ ...happening, on, subscriptionCode: code }),
    );
    return {
      ...world,
      subscriptions: subscriptions.map((each) => (each === subscription ? next.subscription : each)),
      charges: [...others(charges), ...next.charges],
      shipments: [...others(shipments), ...next.shipments],
    };
  };

/** One place with freight, and one without. */
export const moveActions: readonly SimulatedAction[] = [moveTo(manausAddress), moveTo(paulistaAddress)];
