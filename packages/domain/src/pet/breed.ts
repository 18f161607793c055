import { accepted, type Result, rejected } from "../result.ts";
import { withoutInvisible } from "../text/typedText.ts";

/** A pure breed, or a mixed one (SRD) with up to two breeds named by the owner (FUN-066, FUN-115). */
export type Breed =
  | { readonly kind: "pure"; readonly name: string }
  | { readonly kind: "mixed"; readonly main?: string; readonly secondary?: string };

/** The breed step as typed. `name` applies only if not `mixed`; `main` and `secondary` only if `mixed`. */
export type BreedDraft = {
  readonly mixed: boolean;
  readonly name: string;
  readonly main: string;
  readonly secondary: string;
};

/** The specification's word for a mixed breed, "sem raça definida". */
export const mixedBreedLabel = "SRD";

/**
 * Parses the breed step. A breed is required unless "mixed" is ticked (FUN-202); it need not be on the list, and both
 * breeds of a mixed pet are optional (FUN-207).
 *
 * @example
 * parseBreed({ mixed: false, name: "Pug", main: "", secondary: "" }); // { ok: true, value: { kind: "pure", name: "Pug" } }
 */
export function parseBreed(draft: BreedDraft): Result<Breed, "breed-missing"> {
  if (!draft.mixed) {
    const name = withoutInvisible(draft.name).trim();
    if (name === "") return rejected("breed-missing");
    // Typing "SRD" equals ticking the box: the server treats it as a mixed breed too.
    return accepted(name.toUpperCase() === mixedBreedLabel ? { kind: "mixed" } : { kind: "pure", name });
  }
  const main = withoutInvisible(draft.main).trim();
  const secondary = withoutInvisible(draft.secondary).trim();
  return accepted({ kind: "mixed", ...(main && { main }), ...(secondary && { secondary }) });
}

/** The range of a match in the original text; `end` is exclusive. */
export type MatchRange = { readonly start: number; readonly end: number };

/**
 * Finds `query` in `text`, ignoring case and accents. The range refers to the original `text`, so that the match can be
 * highlighted. Undefined for a blank query.
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
    // One index per folded character; a combining accent folds to nothing and belongs to the letter before it.
    for (let count = 0; count < plain.length; count += 1) places.push(place);
    place += character.length;
  }
  const found = folded.indexOf(wanted);
  const start = places[found];
  return start === undefined ? undefined : { start, end: places[found + wanted.length] ?? text.length };
}

/**
 * The breeds to suggest while typing, from one character on (FUN-205), ignoring case and accents (FUN-206): prefix matches
 * first, each group in list order, at most `limit`.
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
