import { accepted, type Result, rejected } from "../result.ts";

/** A pure breed, or a mixed one (SRD) with up to two breeds the owner recognises (FUN-066, FUN-115). */
export type Breed =
  | { readonly kind: "pure"; readonly name: string }
  | { readonly kind: "mixed"; readonly main?: string; readonly secondary?: string };

/** The breed step as typed. While `mixed` is ticked, `name` does not count; otherwise the other two do not. */
export type BreedDraft = {
  readonly mixed: boolean;
  readonly name: string;
  readonly main: string;
  readonly secondary: string;
};

export const breedMessage = "Por favor insira a raça do seu pet. ;)";

/** The spec's word for a mixed breed, "sem raça definida". */
export const mixedBreedLabel = "SRD";

/**
 * The breed step as a whole. A breed is required unless "mixed" is ticked (FUN-202); it may be one the list does not
 * hold, and both breeds of a mixed pet are optional (FUN-207).
 */
export function parseBreed(draft: BreedDraft): Result<Breed, string> {
  if (!draft.mixed) {
    const name = draft.name.trim();
    if (name === "") return rejected(breedMessage);
    // Whoever types the word means the box: the server, too, reads it as a mixed breed.
    return accepted(name.toUpperCase() === mixedBreedLabel ? { kind: "mixed" } : { kind: "pure", name });
  }
  const main = draft.main.trim();
  const secondary = draft.secondary.trim();
  return accepted({ kind: "mixed", ...(main && { main }), ...(secondary && { secondary }) });
}

/** Where a search matches inside a text: positions in the text itself, `end` not included. */
export type MatchRange = { readonly start: number; readonly end: number };

/**
 * Finds `query` in `text` whatever the case and the accents; positions are those of `text` as given, so that the part
 * found can be marked. A blank query matches nowhere.
 */
export function matchRange(text: string, query: string): MatchRange | undefined {
  const wanted = fold(query.trim());
  if (wanted === "") return undefined;
  const places: number[] = [];
  let folded = "";
  let place = 0;
  for (const character of text) {
    const plain = fold(character);
    folded += plain;
    // One place for each folded character; an accent standing alone folds to nothing and stays with the letter before.
    for (let count = 0; count < plain.length; count += 1) places.push(place);
    place += character.length;
  }
  const found = folded.indexOf(wanted);
  const start = places[found];
  return start === undefined ? undefined : { start, end: places[found + wanted.length] ?? text.length };
}

/**
 * The breeds to suggest while one is typed, from one character on (FUN-205) and whatever the case and the accents
 * (FUN-206): those that begin with the query first, each group in the order of the list, at most `limit`.
 */
export function suggestBreeds(list: readonly string[], query: string, limit = 5): readonly string[] {
  const matches = list.flatMap((breed) => {
    const range = matchRange(breed, query);
    return range ? [{ breed, isPrefix: range.start === 0 }] : [];
  });
  const ordered = [...matches.filter(({ isPrefix }) => isPrefix), ...matches.filter(({ isPrefix }) => !isPrefix)];
  return ordered.slice(0, limit).map(({ breed }) => breed);
}

function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
