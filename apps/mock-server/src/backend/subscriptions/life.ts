import { civilDateAt, compareDates, isBefore } from "@petbox/domain/calendar/civilDate";
import { paymentDay } from "../../life/chargeDays.ts";
import { live } from "../../life/live.ts";
import { NotKept } from "../notKept.ts";
import type { Records } from "../records.ts";
import type { Dependencies } from "../requestContext.ts";
import { tellEvents } from "./tellEvents.ts";

/** What the days bring to whoever has a subscription. */
export interface Life {
  /**
   * Lives the days up to today, and takes in whoever has paid since; tells what happened, by mail and on the private
   * channels. Days that the store refuses to keep are lived the next time.
   */
  catchUp(): void;
}

export function createLife(dependencies: Dependencies): Life {
  const { store, clock } = dependencies;
  return {
    catchUp() {
      const today = civilDateAt(clock());
      const subscriptions = store.subscriptions.all();
      const newcomers = subscriptions.filter(({ startedOn }) => startedOn === undefined);
      const firstPayment = newcomers.flatMap((each) => paymentDay(each) ?? []).toSorted(compareDates)[0];
      const lived = store.livedDays.get("world")?.on ?? firstPayment ?? today;
      // A clock that was put back finds days that are lived already.
      const until = isBefore(today, lived) ? lived : today;
      const world = {
        subscriptions,
        charges: store.charges.all(),
        shipments: store.shipments.all(),
        referrals: store.referrals.all(),
        soldOutItems: store.soldOutItems.all(),
      };
      const { world: next, events } = live(world, lived, until);
      // Whatever changes is told of.
      if (events.length === 0 && until === lived) return;
      try {
        store.transaction(() => {
          putChanged(store.subscriptions, subscriptions, next.subscriptions);
          putChanged(store.charges, world.charges, next.charges);
          putChanged(store.shipments, world.shipments, next.shipments);
          putChanged(store.referrals, world.referrals, next.referrals);
          store.livedDays.put({ id: "world", on: until });
        });
      } catch (thrown) {
        if (thrown instanceof NotKept) return;
        throw thrown;
      }
      tellEvents(events, dependencies);
    },
  };
}

function putChanged<Item>(records: Records<Item>, before: readonly Item[], after: readonly Item[] = []): void {
  const known = new Set(before);
  for (const item of after) if (!known.has(item)) records.put(item);
}
