import type { Subscription } from "../checkout/collections.ts";
import type { Visitor } from "../session/collections.ts";
import type { Store } from "../store.ts";
import { invitationCouponCalled } from "./couponNames.ts";

/**
 * Notes who invited somebody who subscribes for the first time, whatever the coupon takes off their plan. They count once
 * they have paid (SUB-382), which is life's to say.
 */
export function referFriend(store: Store, { coupon }: Visitor, subscription: Subscription): void {
  const referrer = coupon === undefined ? undefined : invitationCouponCalled(store, coupon);
  const { code, customerCode } = subscription;
  if (referrer === undefined || referrer.customerCode === customerCode) return;
  const isFirst = !store.subscriptions.all().some((each) => each.customerCode === customerCode && each.code !== code);
  if (isFirst) store.referrals.put({ subscriptionCode: code, referrerCode: referrer.customerCode });
}
