import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PublishedPackage, publishedPackages } from "../packages/publishedPackages.ts";
import { subpathsOf } from "../packages/subpaths.ts";
import { type ExportedNames, exportedNames } from "./exportedNames.ts";

/** Where the accepted list is kept. */
export const acceptedList = join(import.meta.dirname, "../../docs/exports.md");

const heading = `# What the packages export

Every subpath that another team can import, and the names in it; types after the dot. A test fails when the sources export anything else.
\`npm run exports\` shows the difference, \`npm run exports -- --accept\` writes this file: a name that goes away is a breaking change.
`;

export interface ExportedSubpath extends ExportedNames {
  readonly subpath: string;
}

/** What a package exports, read off its sources; files that are not code have no names. */
export function exportsOf({ path, manifest }: PublishedPackage): readonly ExportedSubpath[] {
  return [...subpathsOf(path, manifest, "@petbox/source")].map(([subpath, file]) => ({
    subpath,
    ...(/\.tsx?$/.test(file) ? exportedNames(readFileSync(file, "utf8"), file) : { values: [], types: [] }),
  }));
}

/** The list as the sources have it now. */
export function exportList(): string {
  const chapters = publishedPackages.map((each) => {
    const lines = exportsOf(each).map(line).join("\n");
    return `## ${each.manifest.name}\n\n${lines}\n`;
  });
  return [heading, ...chapters].join("\n");
}

function line({ subpath, values, types }: ExportedSubpath): string {
  const names = [values.join(", "), types.join(", ")].filter(Boolean).join(" · ");
  return names === "" ? `- \`${subpath}\`` : `- \`${subpath}\`: ${names}`;
}
