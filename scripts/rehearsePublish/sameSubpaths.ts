import { join } from "node:path";
import type { PublishedPackage } from "../packages/publishedPackages.ts";
import { subpathsOf } from "../packages/subpaths.ts";

/** A subpath that opens in the installed package opens in the workspace too, and the other way round. */
export function checkSubpaths(packages: readonly PublishedPackage[], consumer: string): void {
  for (const { path, manifest } of packages) {
    const inSources = subpathsOf(path, manifest, "@petbox/source");
    const installed = subpathsOf(join(consumer, "node_modules", manifest.name), manifest, "default");
    const differing = [
      ...[...inSources.keys()]
        .filter((subpath) => !installed.has(subpath))
        .map((subpath) => `${subpath} (not installed)`),
      ...[...installed.keys()].filter((subpath) => !inSources.has(subpath)).map((subpath) => `${subpath} (no source)`),
    ];
    if (differing.length > 0) throw new Error(`${manifest.name} is not what its sources are: ${differing.join(", ")}.`);
  }
}
