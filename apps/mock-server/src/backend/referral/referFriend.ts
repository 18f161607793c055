import type { Subscription } from "../checkout/collections.ts";
import { paymentReport } from "../checkout/payments.ts";
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
  const earlier = store.subscriptions.all().filter((each) => each.customerCode === customerCode && each.code !== code);
  // One whose card was refused has never begun: the friend tries again.
  if (!earlier.every((each) => paymentReport(each).result === "refused")) return;
  for (const refused of earlier) store.referrals.remove(refused.code);
  store.referrals.put({ subscriptionCode: code, referrerCode: referrer.customerCode });
}
