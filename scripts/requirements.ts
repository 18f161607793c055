import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import laterAreas from "./laterRequirements.json" with { type: "json" };

/** One testable fact of the specification. */
interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
}

const root = join(import.meta.dirname, "..");

function readCatalogue(): Requirement[] {
  const [, ...rows] = readFileSync(join(root, "docs/requirements.tsv"), "utf8").trimEnd().split("\n");
  return rows.map((row) => {
    const [id = "", area = "", kind = "", , text = ""] = row.split("\t");
    return { id, area, kind, text };
  });
}

/** What belongs to a part of the shop that is not there yet, by id. */
const later: Readonly<Record<string, string>> = laterAreas;

const idPattern = /\b(?:FUN|SUB|MAN)-\d{3}\b/g;
/** Where an id counts as a claim: the title of a test, or of a table of tests. A mention elsewhere claims nothing. */
const titlePattern =
  /(?:\b(?:it|test|describe)(?:\.each\([^)]*\))?|\]\))\(\s*(["'`])(?<claim>(?:\\.|(?!\1)[\s\S])*)\1/g;
/** And a story's `spec`; what a test writes in the words of a story is no story. */
const specPattern = /\bspec:\s*\[(?<claim>(?:[^[\]]|\[[^\]]*\])*)\]/g;

/** The ids that tests and stories say they prove, with the files that say so. */
function readClaims(): Map<string, string[]> {
  const claims = new Map<string, string[]>();
  for (const folder of ["packages", "apps", "scripts"]) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files) {
      if (file.includes("node_modules") || !/\.(test|spec|stories)\.tsx?$/.test(file)) continue;
      const source = readFileSync(join(root, folder, file), "utf8");
      for (const { groups } of source.matchAll(file.includes(".stories.") ? specPattern : titlePattern)) {
        for (const [id] of (groups?.claim ?? "").matchAll(idPattern)) {
          claims.set(id, [...(claims.get(id) ?? []), join(folder, file)]);
        }
      }
    }
  }
  return claims;
}

/** How much of some areas is proven; an ambiguity is a question that was decided, not a fact to prove. */
export function proofOf(areas?: readonly string[]): {
  proven: Requirement[];
  open: Requirement[];
  unknownIds: string[];
} {
  const catalogue = readCatalogue();
  const claims = readClaims();
  const known = new Set(catalogue.map(({ id }) => id));
  const asked = catalogue.filter(({ area, kind }) => kind !== "ambiguity" && (areas?.includes(area) ?? true));
  return {
    proven: asked.filter(({ id }) => claims.has(id)),
    open: asked.filter(({ id }) => !claims.has(id)),
    unknownIds: [...claims.keys()].filter((id) => !known.has(id)),
  };
}

function percentage(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.floor((part / whole) * 100)} %`;
}

function report(areas: readonly string[] | undefined, quiet: boolean): number {
  const { proven, open, unknownIds } = proofOf(areas);
  const names = [...new Set([...proven, ...open].map(({ area }) => area))].sort();
  for (const name of names) {
    const done = proven.filter(({ area }) => area === name);
    const missing = open.filter(({ area }) => area === name);
    console.log(
      `${name.padEnd(18)} ${done.length}/${done.length + missing.length}  ${percentage(done.length, done.length + missing.length)}`,
    );
    if (!quiet)
      for (const { id, kind, text } of missing)
        console.log(`    ${id}  ${kind}: ${text}${later[id] ? ` (later: ${later[id]})` : ""}`);
  }
  const waiting = open.filter(({ id }) => id in later);
  if (waiting.length > 0) console.log(`\n${waiting.length} belong to later parts of the shop`);
  console.log(
    `\n${proven.length} of ${proven.length + open.length} proven, ${percentage(proven.length, proven.length + open.length)}`,
  );
  for (const id of unknownIds) console.error(`A test claims ${id}, which the catalogue does not have.`);
  return unknownIds.length === 0 ? 0 : 1;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { area: { type: "string" }, quiet: { type: "boolean", default: false } } });
  process.exitCode = report(values.area?.split(","), values.quiet);
}
