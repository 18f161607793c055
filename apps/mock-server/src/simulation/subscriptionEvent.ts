import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { LevelName } from "@petbox/domain/loyalty/levels";

/** An event of a subscription. */
export type EventDetails =
  | { readonly kind: "charge-paid" | "charge-refused"; readonly charge: string }
  /** The day after a refused charge. */
  | { readonly kind: "overdue"; readonly charge: string }
  | {
      readonly kind: "box-opened" | "box-packed" | "box-aborted" | "box-handed-over" | "box-delivered";
      readonly charge: string;
    }
  | { readonly kind: "level-reached"; readonly level: LevelName }
  /** The customer gets a survey about the boxes so far. */
  | { readonly kind: "survey-asked" }
  /** The subscription is a friend's; `referrer` is the code of the inviting customer. */
  | { readonly kind: "referral-counted"; readonly referrer: string }
  | { readonly kind: "renewed"; readonly into: string }
  | { readonly kind: "expired" | "canceled" };

/** An event with its subscription and day. */
export type SubscriptionEvent = EventDetails & { readonly on: CivilDate; readonly subscriptionCode: string };
