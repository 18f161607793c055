import type { CustomerAddress } from "../backend/session/collections.ts";
import { addressAt } from "../scenarios/subscribers/customer.ts";
import { changeDeliveryAddress } from "../simulation/changeDeliveryAddress.ts";
import { stateIn, withState } from "../simulation/stateIn.ts";
import type { SimulatedAction } from "./threeYears.ts";

export const manausAddress = addressAt("69036360", "305");
export const paulistaAddress = addressAt("01310100", "1578");

/** Changes the address of the newest active subscription's boxes from a day on. */
export const moveTo =
  (address: CustomerAddress): SimulatedAction =>
  (world, on, emit) => {
    const state = stateIn(world, ({ startedOn, endedOn }) => startedOn !== undefined && endedOn === undefined);
    if (state === undefined) return world;
    const { subscription } = state;
    const next = changeDeliveryAddress(state, { address }, on, (happening) =>
      emit({ ...happening, on, subscriptionCode: subscription.code }),
    );
    return withState(world, subscription, next);
  };

/** One place with freight, and one without. */
export const moveActions: readonly SimulatedAction[] = [moveTo(manausAddress), moveTo(paulistaAddress)];
