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
