import { addDays, addMonths, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { couponCode } from "../../simulation/couponCode.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";

/** Validity in days. */
const daysToSpend = 30;

/** A coupon given on the anniversary of a pet's subscription. */
export interface AnniversaryCoupon {
  readonly code: string;
  readonly years: number;
  readonly givenOn: CivilDate;
  readonly expiresOn: CivilDate;
}

/** One for each full year up to today, if the subscription or its renewals were active on its last day. */
export function anniversaryCouponsOf(
  store: WorldStore,
  customerCode: string,
  today: CivilDate,
): readonly AnniversaryCoupon[] {
  return store.subscriptions
    .all()
    .filter((each) => each.customerCode === customerCode && each.renewedFrom === undefined)
    .flatMap((first) => {
      const { code, startedOn } = first;
      if (startedOn === undefined) return [];
      const { endedOn = today } = lastTermOf(store, first);
      const until = endedOn < today ? endedOn : today;
      return anniversariesOf(startedOn, until).map((givenOn, index) => ({
        code: couponCode("ano", `${code} after ${index + 1} years`),
        years: index + 1,
        givenOn,
        expiresOn: addDays(givenOn, daysToSpend),
      }));
    });
}

function lastTermOf(store: WorldStore, subscription: Subscription): Subscription {
  const next = subscription.renewedInto === undefined ? undefined : store.subscriptions.get(subscription.renewedInto);
  return next === undefined ? subscription : lastTermOf(store, next);
}

/** The anniversaries up to and including `until`. */
function anniversariesOf(startedOn: CivilDate, until: CivilDate): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = addMonths(startedOn, 12); day <= until; day = addMonths(startedOn, 12 * (days.length + 1)))
    days.push(day);
  return days;
}
