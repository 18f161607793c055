import { itemsChangeOf, parseRequestedItems, type RequestedItem } from "./itemsChange.ts";
import { isChangeable, type OwnScheduled } from "./ownScheduled.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";

/** The type of the refusal to save a change at another total than the customer has seen. */
export const scheduledTotalChanged = "scheduled-total-changed";

interface SeenAndNow {
  /** The subscription as it is shown. */
  readonly seen: OwnScheduled;
  readonly now: OwnScheduled;
}

/**
 * The notice that a change no longer costs what the customer has seen, e.g. because the address was changed in another tab; undefined if it
 * costs the same.
 */
export function changedTotalText(
  kind: ScheduledKind,
  items: readonly RequestedItem[],
  { seen, now }: SeenAndNow,
): string | undefined {
  // A change that is no longer possible is left to the server, which says why.
  if (!isChangeable(now) || !parseRequestedItems(kind, items, now).ok) return undefined;
  const before = itemsChangeOf(kind, seen, items).totalText;
  const after = itemsChangeOf(kind, now, items).totalText;
  if (before === after) return undefined;
  return `O valor mudou de ${before} para ${after} por mês. Nada foi salvo: confira e, se concordar, salve de novo.`;
}
