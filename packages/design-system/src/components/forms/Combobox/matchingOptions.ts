import { matchRange } from "@petbox/domain/pet/breed";
import type { ComboboxOption } from "./comboboxOption.ts";

/**
 * The options whose label contains `query`, ignoring case and accents: prefix matches first, each group in list order. A blank query
 * matches all of them.
 */
export function matchingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  if (query.trim() === "") return options;
  const matches = options.flatMap((option) => {
    const range = matchRange(option.label, query);
    return range === undefined ? [] : [{ option, isPrefix: range.start === 0 }];
  });
  const ordered = [...matches.filter(({ isPrefix }) => isPrefix), ...matches.filter(({ isPrefix }) => !isPrefix)];
  return ordered.map(({ option }) => option);
}
