import type { Cents } from "../money/cents.ts";
import { accepted, type Result, rejected } from "../result.ts";

/** Something more for every box, as a subscriber may add it (MAN-157). */
export interface ExtraCategory {
  readonly tag: string;
  readonly name: string;
  readonly description: string;
  /** The address of its picture. */
  readonly image: string;
  readonly monthlyPrice: Cents;
}

/** MAN-260 */
export const categoryMissingMessage = "Por favor selecione uma categoria antes de avançar.";

/** What is chosen without anybody having chosen: the only one that there is (MAN-261). */
export function onlyCategory(categories: readonly ExtraCategory[]): ExtraCategory | undefined {
  const [only, ...others] = categories;
  return others.length === 0 ? only : undefined;
}

/** The category that was chosen; none is no answer, and neither is one that is not offered any more (MAN-259). */
export function parseCategory(
  tag: string | undefined,
  categories: readonly ExtraCategory[],
): Result<ExtraCategory, string> {
  const chosen = categories.find((each) => each.tag === tag);
  return chosen === undefined ? rejected(categoryMissingMessage) : accepted(chosen);
}
