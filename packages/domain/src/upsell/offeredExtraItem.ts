import type { Cents } from "../money/cents.ts";
import { accepted, type Result, rejected } from "../result.ts";

/** An extra item that a subscriber can add to every box (MAN-157); a category on screen. */
export interface OfferedExtraItem {
  readonly tag: string;
  readonly name: string;
  readonly description: string;
  /** URL of the picture. */
  readonly image: string;
  readonly monthlyPrice: Cents;
}

/** The preselected item: the only one offered (MAN-261). */
export function onlyOffered(items: readonly OfferedExtraItem[]): OfferedExtraItem | undefined {
  const [only, ...others] = items;
  return others.length === 0 ? only : undefined;
}

/**
 * Parses the chosen item; rejects a missing one, and one that is no longer offered (MAN-259).
 *
 * @example
 * parseOfferedExtraItem(undefined, []); // { ok: false, error: "category-missing" }
 */
export function parseOfferedExtraItem(
  tag: string | undefined,
  items: readonly OfferedExtraItem[],
): Result<OfferedExtraItem, "category-missing"> {
  const chosen = items.find((each) => each.tag === tag);
  return chosen === undefined ? rejected("category-missing") : accepted(chosen);
}
