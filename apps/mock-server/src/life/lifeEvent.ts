import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { LevelName } from "@petbox/domain/loyalty/levels";

/** What happened to a subscription. */
export type Happening =
  | { readonly kind: "charge-paid" | "charge-refused"; readonly charge: string }
  /** The day after a charge that nobody paid. */
  | { readonly kind: "overdue"; readonly charge: string }
  | {
      readonly kind: "box-opened" | "box-packed" | "box-aborted" | "box-handed-over" | "box-delivered";
      readonly charge: string;
    }
  | { readonly kind: "level-reached"; readonly level: LevelName }
  /** Its customer is asked what they think of the boxes so far. */
  | { readonly kind: "survey-asked" }
  /** The subscription is a friend's; `referrer` is the code of the customer for whom it counts. */
  | { readonly kind: "referral-counted"; readonly referrer: string }
  | { readonly kind: "renewed"; readonly into: string }
  | { readonly kind: "expired" | "canceled" };

/** Something that happened, to whom and on which day. */
export type LifeEvent = Happening & { readonly on: CivilDate; readonly subscriptionCode: string };
