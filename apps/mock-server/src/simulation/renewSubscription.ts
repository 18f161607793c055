import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import { runCharges } from "./charge.ts";
import { nextDue, openCharge, termOf } from "./chargeDays.ts";
import { renewalOf } from "./endOfTerm.ts";
import { runShipments } from "./runShipments.ts";
import type { EmitEvent, SubscriptionState } from "./subscriptionState.ts";

/** The result of a renewal. */
export interface RenewalResult {
  readonly life: SubscriptionState;
  /** The new term; absent when the subscription only switched its automatic renewal on. */
  readonly renewal?: SubscriptionState;
}

/**
 * A renewal by the customer. An ended subscription restarts today with an immediate charge; one in its last month
 * continues after it; one with months ahead switches its automatic renewal on.
 * @param tellOf the event listener of a subscription's code.
 * @returns undefined when the card is refused: then nothing changes.
 */
export function applyRenewal(
  life: SubscriptionState,
  day: CivilDate,
  tellOf: (code: string) => EmitEvent,
): RenewalResult | undefined {
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
  // The old term stops charging on the day the new one starts.
  return {
    life: { ...life, subscription: { ...subscription, endedOn: endedOn ?? startsOn, renewedInto: into } },
    renewal,
  };
}

/** Whether a month of the term is not yet charged or paid. */
function hasMonthsAhead(life: SubscriptionState): boolean {
  const { subscription, charges } = life;
  return (
    subscription.endedOn === undefined && (charges.length < termOf(subscription) || openCharge(life) !== undefined)
  );
}

/** The new term, with the events of its first day if that is today; undefined when the card is refused. */
function begunOn(
  subscription: Subscription,
  day: CivilDate,
  tellOf: (code: string) => EmitEvent,
): SubscriptionState | undefined {
  const told: Parameters<EmitEvent>[0][] = [];
  const hear: EmitEvent = (happening) => told.push(happening);
  const life = runShipments(runCharges({ subscription, charges: [], shipments: [] }, day, hear), day, hear);
  if (openCharge(life) !== undefined) return undefined;
  for (const happening of told) tellOf(subscription.code)(happening);
  return life;
}
