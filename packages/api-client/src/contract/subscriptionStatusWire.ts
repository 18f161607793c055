import { type SubscriptionStatus, subscriptionStatusOf } from "@petbox/domain/subscription/status";
import { optionalEnum } from "./parsed.ts";

/** A subscription's status; undefined for an unknown word. */
export const subscriptionStatusWire = optionalEnum<SubscriptionStatus>(subscriptionStatusOf, (status) =>
  status.toUpperCase(),
);
