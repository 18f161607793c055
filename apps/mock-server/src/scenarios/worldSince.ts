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
 * @param deeds the customers' actions in that time.
 */
export function worldSince(world: World, began: number, now: number, deeds: readonly CustomerAction[] = []): World {
  const today = civilDateAt(now);
  let [current, on] = [world, civilDateAt(began)];
  for (const deed of deeds.toSorted((one, other) => compareDates(one.on, other.on))) {
    current = deed.change(advanceWorld(current, on, deed.on).world);
    on = deed.on;
  }
  return { ...advanceWorld(current, on, today).world, livedDays: [{ id: "world", on: today }] };
}
