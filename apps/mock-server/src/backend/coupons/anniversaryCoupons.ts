import { addDays, addMonths, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { couponCode } from "../../life/couponCode.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { Store } from "../store.ts";

/** How long it can be spent, in days. */
const daysToSpend = 30;

/** What somebody is given on the day that a pet has been subscribed for so many years. */
export interface AnniversaryCoupon {
  readonly code: string;
  readonly years: number;
  readonly givenOn: CivilDate;
  readonly expiresOn: CivilDate;
}

/** One for each whole year up to today on whose last day the subscription, or what it was renewed into, went on. */
export function anniversaryCouponsOf(
  store: Store,
  customerCode: string,
  today: CivilDate,
): readonly AnniversaryCoupon[] {
  const isFirstTerm = ({ renewedFrom, customerCode: whose }: Subscription) =>
    whose === customerCode && renewedFrom === undefined;
  return store.subscriptions
    .all()
    .filter(isFirstTerm)
    .flatMap((first) => {
      const { code, startedOn } = first;
      if (startedOn === undefined) return [];
      const { endedOn = today } = lastTermOf(store, first);
      const until = endedOn < today ? endedOn : today;
      return anniversariesOf(startedOn, until).map((givenOn, place) => ({
        code: couponCode("ano", `${code} after ${place + 1} years`),
        years: place + 1,
        givenOn,
        expiresOn: addDays(givenOn, daysToSpend),
      }));
    });
}

function lastTermOf(store: Store, subscription: Subscription): Subscription {
  const next = subscription.renewedInto === undefined ? undefined : store.subscriptions.get(subscription.renewedInto);
  return next === undefined ? subscription : lastTermOf(store, next);
}

/** The days up to `until`, that day included, on which a whole number of years is over. */
function anniversariesOf(startedOn: CivilDate, until: CivilDate): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = addMonths(startedOn, 12); day <= until; day = addMonths(startedOn, 12 * (days.length + 1)))
    days.push(day);
  return days;
}
