import type { Subscription } from "../checkout/collections.ts";
import { paymentReport } from "../checkout/payments.ts";
import type { SessionRecord } from "../session/collections.ts";
import type { WorldStore } from "../store.ts";
import { invitationCouponByName } from "./couponNames.ts";

/**
 * Records the invitation of a first-time subscriber, whether or not the coupon discounts the plan. The friend counts
 * after the first paid charge (SUB-382), which `advanceWorld` detects.
 */
export function referFriend(store: WorldStore, { coupon }: SessionRecord, subscription: Subscription): void {
  const referrer = coupon === undefined ? undefined : invitationCouponByName(store, coupon);
  const { code, customerCode } = subscription;
  if (referrer === undefined || referrer.customerCode === customerCode) return;
  // Pads or food bought before are no subscription of a box.
  const earlier = store.subscriptions
    .all()
    .filter((each) => each.customerCode === customerCode && each.code !== code && each.purchase === undefined);
  // A refused subscription never began, so the friend's next attempt is still the first.
  if (!earlier.every((each) => paymentReport(each).result === "refused")) return;
  for (const refused of earlier) store.referrals.remove(refused.code);
  store.referrals.put({ subscriptionCode: code, referrerCode: referrer.customerCode });
}
