import { addDays, type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { World } from "../backend/store.ts";
import { activeSubscription, refusedNumber } from "../scenarios/people.ts";
import { advanceWorld } from "../simulation/advanceWorld.ts";
import { noonOf } from "../simulation/noonOf.ts";
import type { SubscriptionEvent } from "../simulation/subscriptionEvent.ts";

/** A Tuesday. */
export const start = civilDate(2026, 3, 10);
/** The number of simulated days. */
export const days = 3 * 365;

export const approvedCard = {
  brand: "VISA",
  firstSix: "411111",
  lastFour: "1111",
  holder: "CARLA LIMA",
  expiry: "12/31",
};
export const refusedCard = { ...approvedCard, ...refusedNumber };

/** A subscription paid at noon in São Paulo of its first day. */
export function paidOn(day: CivilDate, difference: Partial<Subscription> = {}): Subscription {
  const noon = noonOf(day);
  return { ...activeSubscription(noon), createdAt: noon, outcome: { result: "PAID", at: noon }, ...difference };
}

/** An action of customers on a day. @param emit receives its immediate events. */
export type SimulatedAction = (world: World, on: CivilDate, emit: (event: SubscriptionEvent) => void) => World;

/** Some subscriptions, and the actions of their customers by days after the start. */
export interface Simulation {
  readonly world: World;
  readonly actions: readonly { readonly after: number; readonly action: SimulatedAction }[];
}

/** The state after a simulation of three years, with its events. */
export interface SimulationResult {
  readonly world: World;
  readonly events: readonly SubscriptionEvent[];
}

/**
 * Simulates three years.
 * @param looks days after the start on which the world is only advanced.
 * @param see receives the world on each of those, and after each action.
 */
export function simulate(
  { world, actions: planned }: Simulation,
  looks: readonly number[] = [],
  see: (world: World, on: CivilDate) => void = () => {},
): SimulationResult {
  const stops = [
    ...planned,
    ...looks.map((after) => ({ after, action: undefined })),
    { after: days, action: undefined },
  ];
  let [current, at]: [World, CivilDate] = [world, start];
  const events: SubscriptionEvent[] = [];
  // Actions of one day run in their planned order, regardless of observations in between.
  for (const { after, action } of stops.toSorted((one, other) => one.after - other.after)) {
    const on = addDays(start, after);
    const next = advanceWorld(current, at, on);
    events.push(...next.events);
    current = action === undefined ? next.world : action(next.world, on, (event) => events.push(event));
    at = on;
    see(current, on);
  }
  return { world: current, events };
}
