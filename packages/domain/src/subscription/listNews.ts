import type { CivilDate } from "../calendar/civilDate.ts";
import { attentionOf } from "./attention.ts";
import type { AttentionFacts } from "./attentionFacts.ts";
import { attentionText } from "./attentionText.ts";
import { earlierOf } from "./earlierOf.ts";

/** A subscription in a list of several. */
export interface NamedSubscription {
  readonly code: string;
  /** Its name in the list: "Bob", "60 tapetes". */
  readonly name: string;
  readonly facts: AttentionFacts;
}

/**
 * The changes between two snapshots of a list, for screen readers: per subscription one sentence, if something else is its most urgent
 * thing. New subscriptions and the dates of coming charges are no news.
 */
export function listNews(
  before: readonly NamedSubscription[],
  after: readonly NamedSubscription[],
  today: CivilDate,
): readonly string[] {
  return after.flatMap((subscription) => {
    const earlier = earlierOf(subscription, { before, after }, ({ code, name }) => ({ code, lasting: name }));
    if (earlier === undefined) return [];
    const [past, current] = [attentionOf(earlier.facts, today), attentionOf(subscription.facts, today)];
    const text = attentionText(current, today);
    const isSame = past.kind === current.kind && (current.kind === "calm" || attentionText(past, today) === text);
    return isSame ? [] : [`${subscription.name}: ${text}`];
  });
}
