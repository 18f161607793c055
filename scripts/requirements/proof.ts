import { type Requirement, readCatalogue } from "./catalogue.ts";

/** How much of some areas is proven. */
export interface Proof {
  readonly proven: readonly Requirement[];
  readonly open: readonly Requirement[];
  /** What tests claim and the catalogue does not have. */
  readonly unknownIds: readonly string[];
}

/** @param areas all when absent. An ambiguity is a question that was decided, not a fact to prove. */
export function proofOf(ids: ReadonlySet<string>, areas?: readonly string[]): Proof {
  const catalogue = readCatalogue();
  const known = new Set(catalogue.map(({ id }) => id));
  const asked = catalogue.filter(({ area, kind }) => kind !== "ambiguity" && (areas?.includes(area) ?? true));
  return {
    proven: asked.filter(({ id }) => ids.has(id)),
    open: asked.filter(({ id }) => !ids.has(id)),
    unknownIds: [...ids].filter((id) => !known.has(id)),
  };
}
