import { accepted, type Result, rejected } from "../result.ts";
import { folded } from "../text/folded.ts";
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

/** The words for a mixed breed, as `comparedBreed` returns them. */
const mixedBreedWords: readonly string[] = ["srd", "semracadefinida", "viralata"];

/**
 * Parses the breed step. A breed is required unless "mixed" is ticked (FUN-202); it need not be on the list, and both
 * breeds of a mixed pet are optional (FUN-207).
 * @param listed the suggested breeds: a text that differs only in case, accents, spaces or hyphens becomes the listed one.
 *
 * @example
 * parseBreed({ mixed: false, name: "Pug", main: "", secondary: "" }); // { ok: true, value: { kind: "pure", name: "Pug" } }
 */
export function parseBreed(draft: BreedDraft, listed: readonly string[] = []): Result<Breed, "breed-missing"> {
  if (draft.mixed !== true) {
    const name = breedNamed(draft.name, listed);
    if (name === "") return rejected("breed-missing");
    // Typing "SRD", which the server takes as a mixed breed, or another word for it equals ticking the box.
    return accepted(mixedBreedWords.includes(comparedBreed(name)) ? { kind: "mixed" } : { kind: "pure", name });
  }
  const main = breedNamed(draft.main, listed);
  const secondary = breedNamed(draft.secondary, listed);
  return accepted({ kind: "mixed", ...(main && { main }), ...(secondary && { secondary }) });
}

function breedNamed(text: string, listed: readonly string[]): string {
  const name = withoutInvisible(text).trim();
  return listed.find((breed) => comparedBreed(breed) === comparedBreed(name)) ?? name;
}

/** The name without the differences of typing: case, accents, spaces and hyphens. */
function comparedBreed(name: string): string {
  return folded(name).replace(/[\s\p{Pd}]/gu, "");
}
