import { matchesOf } from "@petbox/domain/text/textMatch";
import type { ComboboxOption } from "./comboboxOption.ts";

/**
 * The options whose label contains `query`, ignoring case and accents: prefix matches first, each group in list order. A blank query
 * matches all of them.
 */
export function matchingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  return query.trim() === "" ? options : matchesOf(options, query, ({ label }) => label);
}
