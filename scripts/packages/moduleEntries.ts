import { globSync } from "node:fs";
import { join, relative } from "node:path";
import type { Manifest } from "./publishedPackages.ts";

export interface ModuleEntry {
  /** The import path, with the package's name. */
  readonly subpath: string;
  /** The built module, relative to the package. */
  readonly file: string;
}

/** The modules that an export map opens; a pattern opens one for each file of `folder` that it matches. */
export function moduleEntries({ name, exports }: Manifest, folder: string): readonly ModuleEntry[] {
  return Object.entries(exports)
    .flatMap(([subpath, target]) => {
      const file = typeof target === "string" ? target : target.default;
      if (!file?.endsWith(".js")) return [];
      const [before = "", after] = file.split("*");
      if (after === undefined) return [{ subpath: join(name, subpath), file }];
      return globSync(`${before}**/*${after}`, { cwd: folder }).map((found) => ({
        subpath: join(name, subpath.replace("*", relative(before, found).slice(0, -after.length))),
        file: found,
      }));
    })
    .sort((one, other) => (one.subpath < other.subpath ? -1 : 1));
}
