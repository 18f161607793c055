import type { Referral } from "../backend/referral/collections.ts";
import type { SubscriptionEvent } from "./subscriptionEvent.ts";

interface WithReferrals {
  readonly referrals: readonly Referral[];
  readonly events: readonly SubscriptionEvent[];
}

/** Counts a friend's first paid charge once for the inviting customer, in an event after the payment. */
export function withReferrals(referrals: readonly Referral[], events: readonly SubscriptionEvent[]): WithReferrals {
  const waiting = new Map(referrals.filter(({ countedOn }) => !countedOn).map((each) => [each.subscriptionCode, each]));
  if (waiting.size === 0) return { referrals, events };
  const counted = new Map<string, Referral>();
  const allEvents = events.flatMap((event): readonly SubscriptionEvent[] => {
    const { on, subscriptionCode } = event;
    const referral = event.kind === "charge-paid" ? waiting.get(subscriptionCode) : undefined;
    if (referral === undefined) return [event];
    waiting.delete(subscriptionCode);
    counted.set(subscriptionCode, { ...referral, countedOn: on });
    return [event, { kind: "referral-counted", referrer: referral.referrerCode, on, subscriptionCode }];
  });
  return { referrals: referrals.map((each) => counted.get(each.subscriptionCode) ?? each), events: allEvents };
}
