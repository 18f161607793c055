import type { Subscription } from "../checkout/collections.ts";

/** The id of a subscription's pet; pets have no record of their own. */
export function petIdOf({ code }: Pick<Subscription, "code">): string {
  return `PET-${code}`;
}
