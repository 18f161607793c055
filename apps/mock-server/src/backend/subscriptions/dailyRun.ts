import { civilDateAt, compareDates, isBefore } from "@petbox/domain/calendar/civilDate";
import { advanceWorld } from "../../simulation/advanceWorld.ts";
import { paymentDay } from "../../simulation/chargeDays.ts";
import type { Records } from "../records.ts";
import type { Dependencies } from "../requestContext.ts";
import { kept } from "../storeWriteError.ts";
import { notifyCustomers } from "./notifyCustomers.ts";

/**
 * Runs the days up to today and starts newly paid subscriptions; announces the events by mail and on the private
 * channels. Days that the store refuses to save are repeated on the next call.
 */
export function catchUp(dependencies: Dependencies): void {
  const { store, clock } = dependencies;
  const today = civilDateAt(clock());
  const subscriptions = store.subscriptions.all();
  const newcomers = subscriptions.filter(({ startedOn }) => startedOn === undefined);
  const firstPayment = newcomers.flatMap((each) => paymentDay(each) ?? []).toSorted(compareDates)[0];
  const advanced = store.advancedDays.get("world")?.on ?? firstPayment ?? today;
  // After the clock was set back, these days have already run.
  const until = isBefore(today, advanced) ? advanced : today;
  const world = {
    subscriptions,
    charges: store.charges.all(),
    shipments: store.shipments.all(),
    referrals: store.referrals.all(),
    soldOutItems: store.soldOutItems.all(),
    extraCharges: store.extraCharges.all(),
  };
  const { world: next, events } = advanceWorld(world, advanced, until);
  // Every change has an event.
  if (events.length === 0 && until === advanced) return;
  const isKept = kept(store, () => {
    putChanged(store.subscriptions, subscriptions, next.subscriptions);
    putChanged(store.charges, world.charges, next.charges);
    putChanged(store.shipments, world.shipments, next.shipments);
    putChanged(store.referrals, world.referrals, next.referrals);
    store.advancedDays.put({ id: "world", on: until });
  });
  if (isKept) notifyCustomers(events, dependencies);
}

function putChanged<Item>(records: Records<Item>, before: readonly Item[], after: readonly Item[] = []): void {
  const known = new Set(before);
  for (const item of after) if (!known.has(item)) records.put(item);
}
