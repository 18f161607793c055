import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ExportTarget, Manifest } from "./publishedPackages.ts";

/** Where a subpath leads under one condition: the workspace reads sources, everybody else the build. */
export type Condition = "@petbox/source" | "default";

/** What stands beside the sources and is never published. */
const unpublished = /\.(?:test|stories|docs)\.tsx?$|^src\/conformance\//;

/**
 * Every subpath that the export map of a package opens, with the file it leads to, sorted.
 *
 * @param folder Where the package is: its sources, or what was installed of it.
 */
export function subpathsOf(folder: string, manifest: Manifest, condition: Condition): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("node_modules/") && !unpublished.test(file));
  const found = Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    filesBehind(subpath, targetFor(target, condition), files),
  );
  return new Map(
    found
      .map(([subpath, file]): [string, string] => [subpath.replace("./", ""), join(folder, file)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function targetFor(target: ExportTarget, condition: Condition): string {
  if (typeof target === "string") return target;
  const file = target[condition];
  if (file === undefined) throw new Error(`An export has nothing for "${condition}": ${JSON.stringify(target)}`);
  return file;
}

/** A pattern opens as many subpaths as there are files it fits; a plain name opens one, whose file must be there. */
function filesBehind(subpath: string, target: string, files: readonly string[]): [string, string][] {
  const path = target.replace("./", "");
  const [before = "", after] = path.split("*");
  if (after === undefined) {
    if (!files.includes(path)) throw new Error(`${subpath} leads to ${target}, which is not there.`);
    return [[subpath, path]];
  }
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after) && file.length > before.length + after.length)
    .map((file) => [subpath.replace("*", file.slice(before.length, file.length - after.length)), file]);
}
