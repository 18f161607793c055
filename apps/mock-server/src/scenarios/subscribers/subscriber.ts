import { type CivilDate, civilDateAt, compareDates } from "@petbox/domain/calendar/civilDate";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import type { Subscription } from "../../backend/checkout/collections.ts";
import type { CustomerRecord } from "../../backend/session/collections.ts";
import type { World } from "../../backend/store.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { unwrap } from "../people.ts";
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

/** The current world of some subscribers, with other known customers. @param now epoch ms */
export function worldOfSubscribers(
  subscribers: readonly Subscriber[],
  now: number,
  others: readonly CustomerRecord[] = [],
): World {
  const today = civilDateAt(now);
  const subscriptions = subscribers.flatMap((each) => each.subscriptions(today));
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
