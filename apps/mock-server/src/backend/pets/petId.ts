import type { Subscription } from "../checkout/collections.ts";

/** What the server calls the pet of a subscription; a pet has no record of its own. */
export function petIdOf({ code }: Pick<Subscription, "code">): string {
  return `PET-${code}`;
}
