/** What identifies a subscription in two snapshots. */
interface Identity {
  readonly code: string;
  /** What a renewal, which changes the code, leaves as it is. */
  readonly lasting: string;
}

/**
 * Finds a subscription in an earlier snapshot: by its code, otherwise as the previous term of a renewal, whose code is gone. Undefined for a
 * new subscription.
 */
export function earlierOf<Item>(
  item: Item,
  { before, after }: { readonly before: readonly Item[]; readonly after: readonly Item[] },
  identityOf: (item: Item) => Identity,
): Item | undefined {
  const { code, lasting } = identityOf(item);
  const same = before.find((each) => identityOf(each).code === code);
  if (same !== undefined) return same;
  const kept = new Set(after.map((each) => identityOf(each).code));
  const gone = before.filter((each) => !kept.has(identityOf(each).code) && identityOf(each).lasting === lasting);
  return gone.length === 1 ? gone[0] : undefined;
}
