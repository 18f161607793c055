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
  readonly exports: { readonly [subpath: string]: string | { readonly default: string } };
  readonly dependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly peerDependenciesMeta?: { readonly [name: string]: { readonly optional: boolean } };
}

export interface PublishedPackage {
  /** The folder's name under `packages`. */
  readonly folder: string;
  readonly path: string;
  readonly manifest: Manifest;
}

/** The packages that other teams install, each after its own dependencies. */
export const publishedPackages: readonly PublishedPackage[] = ["domain", "api-client", "design-system"].map(
  (folder) => {
    const path = join(import.meta.dirname, "../../packages", folder);
    return { folder, path, manifest: JSON.parse(readFileSync(join(path, "package.json"), "utf8")) };
  },
);
