import { type CivilDate, civilDateAt, compareDates } from "@petbox/domain/calendar/civilDate";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import type { Subscription } from "../../backend/checkout/collections.ts";
import type { Customer } from "../../backend/session/collections.ts";
import type { World } from "../../backend/store.ts";
import { noonOf } from "../../life/noonOf.ts";
import { type Deed, lived } from "../lived.ts";
import { right } from "../people.ts";

/** Somebody who subscribes: who they are, what they once paid for, and what they did since. The rest is life. */
export interface Subscriber {
  readonly customer: Customer;
  readonly subscriptions: (today: CivilDate) => readonly Subscription[];
  /** Who invited them. */
  readonly referrer?: Customer;
  /** The name of the coupon that they invite friends with. */
  readonly coupon?: string;
  readonly deeds?: (today: CivilDate) => readonly Deed[];
}

/** What came of some subscribers by now, beside people who are known besides. @param now epoch ms */
export function livesOf(subscribers: readonly Subscriber[], now: number, others: readonly Customer[] = []): World {
  const today = civilDateAt(now);
  const subscriptions = subscribers.flatMap((each) => each.subscriptions(today));
  const referrals = subscribers.flatMap(({ referrer, subscriptions }) =>
    referrer === undefined
      ? []
      : subscriptions(today).map(({ code }) => ({ subscriptionCode: code, referrerCode: referrer.code })),
  );
  const invitationCoupons = subscribers.flatMap(({ customer, coupon }) =>
    coupon === undefined ? [] : [{ customerCode: customer.code, name: right(parseCouponName(coupon)) }],
  );
  const [first = today] = subscriptions.map(({ createdAt }) => civilDateAt(createdAt)).toSorted(compareDates);
  const customers = [...others, ...subscribers.map(({ customer }) => customer)];
  const deeds = subscribers.flatMap((each) => each.deeds?.(today) ?? []);
  return lived({ customers, subscriptions, referrals, invitationCoupons }, noonOf(first), now, deeds);
}
