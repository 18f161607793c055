import { globSync } from "node:fs";
import { join, relative } from "node:path";
import type { Manifest } from "./publishedPackages.ts";
import { keyOf, publishedTarget } from "./publishedTarget.ts";

export interface ModuleEntry {
  /** The import path, with the package's name. */
  readonly subpath: string;
  /** The built module, relative to the package. */
  readonly file: string;
}

/** The modules that an export map opens; a pattern opens one for each file of `folder` that matches it and no more specific key. */
export function moduleEntries({ name, exports }: Manifest, folder: string): readonly ModuleEntry[] {
  return Object.keys(exports)
    .flatMap((key) => {
      const file = publishedTarget(exports, key);
      if (!file?.endsWith(".js")) return [];
      const [before = "", after] = file.split("*");
      if (after === undefined) return [{ key, subpath: key, file }];
      return globSync(`${before}**/*${after}`, { cwd: folder }).map((found) => ({
        key,
        subpath: key.replace("*", relative(before, found).slice(0, -after.length)),
        file: found,
      }));
    })
    .filter(({ key, subpath }) => keyOf(exports, subpath) === key)
    .map(({ subpath, file }) => ({ subpath: join(name, subpath), file }))
    .sort((one, other) => (one.subpath < other.subpath ? -1 : 1));
}
