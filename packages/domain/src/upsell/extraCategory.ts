import type { Cents } from "../money/cents.ts";
import { accepted, type Result, rejected } from "../result.ts";

/** A category of extra items that a subscriber can add to every box (MAN-157). */
export interface ExtraCategory {
  readonly tag: string;
  readonly name: string;
  readonly description: string;
  /** URL of the picture. */
  readonly image: string;
  readonly monthlyPrice: Cents;
}

/** The preselected category: the only one available (MAN-261). */
export function onlyCategory(categories: readonly ExtraCategory[]): ExtraCategory | undefined {
  const [only, ...others] = categories;
  return others.length === 0 ? only : undefined;
}

/**
 * Parses the chosen category; rejects a missing one, and one that is no longer offered (MAN-259).
 *
 * @example
 * parseCategory(undefined, []); // { ok: false, error: "category-missing" }
 */
export function parseCategory(
  tag: string | undefined,
  categories: readonly ExtraCategory[],
): Result<ExtraCategory, "category-missing"> {
  const chosen = categories.find((each) => each.tag === tag);
  return chosen === undefined ? rejected("category-missing") : accepted(chosen);
}
