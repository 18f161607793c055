import { type CivilDate, civilDateAt, compareDates } from "@petbox/domain/calendar/civilDate";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import type { Subscription } from "../../backend/checkout/collections.ts";
import { repeatWindow } from "../../backend/checkout/repeatWindow.ts";
import type { CustomerRecord, SessionRecord } from "../../backend/session/collections.ts";
import { contactOf } from "../../backend/session/sessionAfterLogin.ts";
import type { World } from "../../backend/store.ts";
import { midnightOf, noonOf } from "../../simulation/noonOf.ts";
import { account, lead, unwrap } from "../people.ts";
import { type Scenario, scenario } from "../scenario.ts";
import { type CustomerAction, worldSince } from "../worldSince.ts";

/** A subscriber: the customer, their first orders and their later actions. `advanceWorld` computes the rest. */
export interface Subscriber {
  readonly customer: CustomerRecord;
  readonly subscriptions: (today: CivilDate) => readonly Subscription[];
  /** The customer who invited them. */
  readonly referrer?: CustomerRecord;
  /** The name of their invitation coupon. */
  readonly coupon?: string;
  readonly actions?: (today: CivilDate) => readonly CustomerAction[];
}

/**
 * A subscription of today's noon is one of last midnight while that noon is ahead or has just passed: nothing happens in the future, and a
 * second purchase is not taken for a repeated one.
 */
function longAgo(subscription: Subscription, now: number): Subscription {
  const { createdAt, outcome } = subscription;
  if (now - createdAt >= repeatWindow) return subscription;
  const midnight = midnightOf(civilDateAt(createdAt));
  return { ...subscription, createdAt: midnight, ...(outcome && { outcome: { ...outcome, at: midnight } }) };
}

/** The current world of some subscribers, with other known customers. @param now epoch ms */
export function worldOfSubscribers(
  subscribers: readonly Subscriber[],
  now: number,
  others: readonly CustomerRecord[] = [],
): World {
  const today = civilDateAt(now);
  const subscriptions = subscribers.flatMap((each) =>
    each.subscriptions(today).map((subscription) => longAgo(subscription, now)),
  );
  const referrals = subscribers.flatMap(({ referrer, subscriptions }) =>
    referrer === undefined
      ? []
      : subscriptions(today).map(({ code }) => ({ subscriptionCode: code, referrerCode: referrer.code })),
  );
  const invitationCoupons = subscribers.flatMap(({ customer, coupon }) =>
    coupon === undefined ? [] : [{ customerCode: customer.code, name: unwrap(parseCouponName(coupon)) }],
  );
  const [first = today] = subscriptions.map(({ createdAt }) => civilDateAt(createdAt)).toSorted(compareDates);
  const customers = [...others, ...subscribers.map(({ customer }) => customer)];
  const actions = subscribers.flatMap((each) => each.actions?.(today) ?? []);
  return worldSince({ customers, subscriptions, referrals, invitationCoupons }, noonOf(first), now, actions);
}

/** The initial session of a logged-in visitor. */
export const loggedInAs = (customer: CustomerRecord): Partial<SessionRecord> => ({
  session: { customerCode: customer.code, reach: "account" },
  answers: { contact: contactOf(customer) },
});

/** The world of one subscriber, logged in for all visitors. @param friends their invited subscribers. */
export function lifeOf(
  subscriber: Subscriber,
  title: string,
  description: string,
  friends: readonly Subscriber[] = [],
): Scenario {
  return scenario(title, description, {
    newcomer: loggedInAs(subscriber.customer),
    world: (now) => worldOfSubscribers([subscriber, ...friends], now, [lead, account]),
  });
}
