import { copyFileSync, cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPackage } from "../packages/publishedPackages.ts";

/**
 * A copy of what would be published, outside of the workspace and of git: Lerna writes into manifests while it publishes,
 * and asks for a clean working tree. Gives where each package's copy is.
 */
export function stagePackages(
  packages: readonly PublishedPackage[],
  folder: string,
  root: string,
  npmrc: string,
): ReadonlyMap<PublishedPackage, string> {
  const staged = new Map(packages.map((each) => [each, join(folder, "packages", each.folder)]));
  for (const [{ path }, copy] of staged) {
    cpSync(path, copy, { recursive: true, filter: (from) => !from.startsWith(join(path, "node_modules")) });
  }
  copyFileSync(join(root, "lerna.json"), join(folder, "lerna.json"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "staged", private: true, workspaces: ["packages/*"] }),
  );
  writeFileSync(join(folder, ".npmrc"), npmrc);
  return staged;
}
