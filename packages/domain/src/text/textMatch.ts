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
 * The items whose text contains `query`, ignoring case and accents: prefix matches first, each group in list order. If there are none, the
 * items that sound like it: "pitbul" finds "American Pit Bull Terrier". None for a blank query.
 */
export function matchesOf<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = folded(query.trim());
  if (wanted === "") return [];
  // At each key, for a list of hundreds: `matchRange`, which folds letter by letter, is for the items that are shown.
  const matches = items.flatMap((item) => {
    const text = folded(textOf(item));
    return text.includes(wanted) ? [{ item, isPrefix: text.startsWith(wanted) }] : [];
  });
  if (matches.length === 0) return soundingLike(items, query, textOf);
  const ordered = [...matches.filter(({ isPrefix }) => isPrefix), ...matches.filter(({ isPrefix }) => !isPrefix)];
  return ordered.map(({ item }) => item);
}

/** Shorter sounds are in too many texts. */
const minSounds = 3;

function soundingLike<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): readonly Item[] {
  const wanted = soundOf(query);
  return wanted.length < minSounds ? [] : items.filter((item) => soundOf(textOf(item)).includes(wanted));
}

/** What two spellings of one name have in common, in the ear of someone who speaks Portuguese: "Shih Tzu" and "xitsu" are "sitsu". */
function soundOf(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/sch|[sc]h|c(?=[ei])|[xz]/g, "s")
    .replace(/h/g, "")
    .replace(/c?k|[cq]/g, "k")
    .replace(/oo/g, "u")
    .replace(/e[ae]|ie|y/g, "i")
    .replace(/w/g, "v")
    .replace(/(.)\1+/gu, "$1");
}
