import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a target of the export map says: one file, or one file a condition. */
export type ExportTarget = string | { readonly [condition: string]: string };

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly type?: string;
  readonly sideEffects?: boolean;
  readonly repository?: { readonly url: string; readonly directory: string };
  readonly exports: { readonly [subpath: string]: ExportTarget };
  readonly dependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
}

export interface PublishedPackage {
  /** The folder's name under `packages`. */
  readonly folder: string;
  readonly path: string;
  readonly manifest: Manifest;
}

const packages = join(import.meta.dirname, "../../packages");

/** The packages that other teams install, each after those that it leans on. */
export const publishedPackages: readonly PublishedPackage[] = ["domain", "api-client", "design-system"].map((folder) =>
  packageIn(join(packages, folder), folder),
);

function packageIn(path: string, folder: string): PublishedPackage {
  return { folder, path, manifest: JSON.parse(readFileSync(join(path, "package.json"), "utf8")) };
}
