import { type CivilDate, civilDateAt, compareDates } from "@petbox/domain/calendar/civilDate";
import type { World } from "../backend/store.ts";
import { advanceWorld } from "../simulation/advanceWorld.ts";

/** An action of a customer on a day, after the events of that day. */
export interface CustomerAction {
  readonly on: CivilDate;
  readonly change: (world: World) => World;
}

/**
 * Advances a world from its start to now.
 * @param began @param now both epoch ms
 * @param actions the customers' actions in that time.
 */
export function worldSince(world: World, began: number, now: number, actions: readonly CustomerAction[] = []): World {
  const today = civilDateAt(now);
  let [current, on] = [world, civilDateAt(began)];
  for (const action of actions.toSorted((one, other) => compareDates(one.on, other.on))) {
    current = action.change(advanceWorld(current, on, action.on).world);
    on = action.on;
  }
  return { ...advanceWorld(current, on, today).world, advancedDays: [{ id: "world", on: today }] };
}
