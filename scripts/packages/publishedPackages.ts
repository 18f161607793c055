import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly bugs?: string;
  readonly engines?: { readonly node?: string };
  readonly files: readonly string[];
  readonly sideEffects?: boolean | readonly string[];
  readonly repository?: { readonly url: string; readonly directory: string };
  /** A subpath without a default is for this repository only, and null is for its own package only. */
  readonly exports: { readonly [subpath: string]: string | { readonly default?: string } | null };
  readonly dependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly peerDependenciesMeta?: { readonly [name: string]: { readonly optional: boolean } };
}

export interface PublishedPackage {
  /** The folder, relative to the repository. */
  readonly folder: string;
  readonly path: string;
  readonly manifest: Manifest;
}

/** The packages that other teams install, each after its own dependencies. */
export const publishedPackages: readonly PublishedPackage[] = [
  "packages/domain",
  "packages/api-client",
  "packages/design-system",
  "apps/mock-server",
].map((folder) => {
  const path = join(import.meta.dirname, "../..", folder);
  return { folder, path, manifest: JSON.parse(readFileSync(join(path, "package.json"), "utf8")) };
});
