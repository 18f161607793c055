import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { awaitedPenaltyOf } from "../../life/cancel.ts";
import type { Subscription } from "../checkout/collections.ts";
import { nextChargeOf } from "../plan/nextCharge.ts";
import type { Store } from "../store.ts";
import { lifeOf } from "../subscriptions/lifeOf.ts";

/** The day on which a subscription's card is asked next: for what leaving costs, for what is owed, else for the next month; undefined once it is not any more. */
export function dayOfNextCharge(store: Store, subscription: Subscription): CivilDate | undefined {
  const life = lifeOf(store, subscription);
  return awaitedPenaltyOf(life)?.on ?? nextChargeOf(life)?.on;
}

/** Whether that is what leaving costs. */
export function isPenaltyNext(store: Store, subscription: Subscription): boolean {
  return awaitedPenaltyOf(lifeOf(store, subscription)) !== undefined;
}
