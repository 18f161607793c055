import type { ApiClient } from "@petbox/api-client/client/client";
import type { ShortCard } from "@petbox/domain/card/shortCardName";

interface Submitted {
  readonly subscription: string;
  readonly card: ShortCard;
}

/** The card that each client submitted last. Memory only: after a reload the pages do not name the card (decision 37). */
const submittedBy = new WeakMap<ApiClient, Submitted>();

/** Remembers the typed card that a subscription was opened with. */
export function rememberSubmittedCard(client: ApiClient, submitted: Submitted): void {
  submittedBy.set(client, submitted);
}

/** The card that the subscription was opened with, if this document submitted it. */
export function submittedCardOf(client: ApiClient, subscription: string | undefined): ShortCard | undefined {
  const submitted = submittedBy.get(client);
  return submitted?.subscription === subscription ? submitted?.card : undefined;
}
