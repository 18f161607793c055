import { folded } from "./folded.ts";

/** The range of a match in the original text; `end` is exclusive. */
export type MatchRange = { readonly start: number; readonly end: number };

/**
 * Finds `query` in `text`, ignoring case and accents. The range refers to the original `text`, so that the match can be
 * highlighted. Undefined for a blank query.
 */
export function matchRange(text: string, query: string): MatchRange | undefined {
  const wanted = folded(query.trim());
  if (wanted === "") return undefined;
  const places: number[] = [];
  let searched = "";
  let place = 0;
  for (const character of text) {
    const plain = folded(character);
    searched += plain;
    // One index per folded character; a combining accent folds to nothing and belongs to the letter before it.
    for (let count = 0; count < plain.length; count += 1) places.push(place);
    place += character.length;
  }
  const found = searched.indexOf(wanted);
  const start = places[found];
  return start === undefined ? undefined : { start, end: places[found + wanted.length] ?? text.length };
}

/**
 * The items whose text contains `query`, ignoring case and accents: prefix matches first, each group in list order. None for a blank query.
 */
export function matchesOf<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const matches = items.flatMap((item) => {
    const range = matchRange(textOf(item), query);
    return range ? [{ item, isPrefix: range.start === 0 }] : [];
  });
  const ordered = [...matches.filter(({ isPrefix }) => isPrefix), ...matches.filter(({ isPrefix }) => !isPrefix)];
  return ordered.map(({ item }) => item);
}
