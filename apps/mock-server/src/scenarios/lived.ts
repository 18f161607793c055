import { type CivilDate, civilDateAt, compareDates } from "@petbox/domain/calendar/civilDate";
import type { World } from "../backend/store.ts";
import { live } from "../life/live.ts";

/** What somebody does on a day of their life, after what the day has brought. */
export interface Deed {
  readonly on: CivilDate;
  readonly change: (world: World) => World;
}

/**
 * A world that began some time ago, as it has become by now.
 * @param began @param now both epoch ms
 * @param deeds what people did meanwhile.
 */
export function lived(world: World, began: number, now: number, deeds: readonly Deed[] = []): World {
  const today = civilDateAt(now);
  let [current, on] = [world, civilDateAt(began)];
  for (const deed of deeds.toSorted((one, other) => compareDates(one.on, other.on))) {
    current = deed.change(live(current, on, deed.on).world);
    on = deed.on;
  }
  return { ...live(current, on, today).world, livedDays: [{ id: "world", on: today }] };
}
