import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import { charged } from "./charge.ts";
import { nextDue, openCharge, termOf } from "./chargeDays.ts";
import { renewalOf } from "./endOfTerm.ts";
import { shipped } from "./ship.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

/** What a renewal has made. */
export interface Renewed {
  readonly life: SubscriptionLife;
  /** The subscription that goes on in its place; absent where it renews itself at the end of a term that has months ahead. */
  readonly renewal?: SubscriptionLife;
}

/**
 * A subscription that its customer renews. One that is over goes on today, and is charged at once; one in its last month
 * goes on after it. One that has months ahead will renew itself from now on.
 * @param tellOf who hears what happens to the subscription of a code.
 * @returns undefined where the card does not pay: then nothing has happened.
 */
export function renewed(life: SubscriptionLife, day: CivilDate, tellOf: (code: string) => Tell): Renewed | undefined {
  const { subscription } = life;
  if (hasMonthsAhead(life)) {
    const { renewalOff: _renewalOff, ...goingOn } = subscription;
    return { life: { ...life, subscription: goingOn } };
  }
  const { endedOn } = subscription;
  const startsOn = endedOn === undefined ? (nextDue(life) ?? day) : day;
  const renewal = begunOn(renewalOf(subscription, startsOn), day, tellOf);
  if (renewal === undefined) return undefined;
  const into = renewal.subscription.code;
  tellOf(subscription.code)({ kind: "renewed", into });
  // The day from which it charges no more is the one on which the other begins to.
  return {
    life: { ...life, subscription: { ...subscription, endedOn: endedOn ?? startsOn, renewedInto: into } },
    renewal,
  };
}

/** Whether a month of the term is still to be charged, or to be paid. */
function hasMonthsAhead(life: SubscriptionLife): boolean {
  const { subscription, charges } = life;
  return (
    subscription.endedOn === undefined && (charges.length < termOf(subscription) || openCharge(life) !== undefined)
  );
}

/** A new term with what its first day brings, where that is today; undefined where the card does not pay it. */
function begunOn(
  subscription: Subscription,
  day: CivilDate,
  tellOf: (code: string) => Tell,
): SubscriptionLife | undefined {
  const told: Parameters<Tell>[0][] = [];
  const hear: Tell = (happening) => told.push(happening);
  const life = shipped(charged({ subscription, charges: [], shipments: [] }, day, hear), day, hear);
  if (openCharge(life) !== undefined) return undefined;
  for (const happening of told) tellOf(subscription.code)(happening);
  return life;
}
