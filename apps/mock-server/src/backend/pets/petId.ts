import type { Subscription } from "../checkout/collections.ts";

/** The id of a subscription's pet; pets have no separate record. */
export function petIdOf({ code }: Pick<Subscription, "code">): string {
  return `PET-${code}`;
}
