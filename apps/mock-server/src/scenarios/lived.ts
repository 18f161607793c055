import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { World } from "../backend/store.ts";
import { live } from "../life/live.ts";

/** A world that began some time ago, as it has become by now. @param began @param now both epoch ms */
export function lived(world: World, began: number, now: number): World {
  const today = civilDateAt(now);
  return { ...live(world, civilDateAt(began), today).world, livedDays: [{ id: "world", on: today }] };
}
