import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One testable fact of the specification. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
}

/** Every fact of the specification, in its order. */
export function readCatalogue(): Requirement[] {
  const file = join(import.meta.dirname, "../../docs/requirements.tsv");
  const [, ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
  return rows.map((row) => {
    const [id = "", area = "", kind = "", , text = ""] = row.split("\t");
    return { id, area, kind, text };
  });
}
