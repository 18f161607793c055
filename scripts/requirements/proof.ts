import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setAside } from "./setAside.ts";

/** A testable fact of the specification. */
interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
}

/** The proven and the open requirements of some areas. */
export interface Proof {
  readonly proven: readonly Requirement[];
  readonly open: readonly Requirement[];
  /** Neither proven nor open: a decision sets them aside. */
  readonly setAside: readonly (Requirement & { readonly decision: number })[];
  /** Ids that tests claim and the catalogue does not contain. */
  readonly unknownIds: readonly string[];
  /** Ids that tests claim although a decision sets them aside. */
  readonly contradictedIds: readonly string[];
}

function readCatalogue(): readonly Requirement[] {
  const [, ...rows] = readFileSync(join(import.meta.dirname, "../../docs/requirements.tsv"), "utf8")
    .trimEnd()
    .split("\n");
  return rows.map((row) => {
    const [id = "", area = "", kind = "", , text = ""] = row.split("\t");
    return { id, area, kind, text };
  });
}

/** Compares proven ids with the catalogue, without its ambiguities: those are decisions. @param areas default: all. */
export function proofOf(ids: ReadonlySet<string>, areas?: readonly string[]): Proof {
  const catalogue = readCatalogue();
  const known = new Set(catalogue.map(({ id }) => id));
  const asked = catalogue.filter(({ area, kind }) => kind !== "ambiguity" && (areas?.includes(area) ?? true));
  const required = asked.filter(({ id }) => !setAside.has(id));
  return {
    proven: required.filter(({ id }) => ids.has(id)),
    open: required.filter(({ id }) => !ids.has(id)),
    setAside: asked.flatMap((requirement) => {
      const decision = setAside.get(requirement.id);
      return decision === undefined ? [] : [{ ...requirement, decision }];
    }),
    unknownIds: [...ids].filter((id) => !known.has(id)),
    contradictedIds: [...ids].filter((id) => setAside.has(id)),
  };
}
