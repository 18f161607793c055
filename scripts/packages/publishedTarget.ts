import type { Manifest } from "./publishedPackages.ts";

type Exports = Manifest["exports"];

/** The part of a key before its "*". */
const prefixOf = (key: string) => key.slice(0, key.indexOf("*") + 1);

function matches(key: string, subpath: string): boolean {
  const [before = "", after] = key.split("*");
  if (after === undefined) return key === subpath;
  return subpath.length > before.length + after.length && subpath.startsWith(before) && subpath.endsWith(after);
}

/**
 * The key of an export map that a subpath resolves with. As in Node, an exact key precedes a pattern, and of two patterns the one with more
 * before its "*", then the longer one.
 */
export function keyOf(exports: Exports, subpath: string): string | undefined {
  if (subpath in exports) return subpath;
  return Object.keys(exports)
    .filter((key) => key.includes("*") && matches(key, subpath))
    .toSorted((one, other) => prefixOf(other).length - prefixOf(one).length || other.length - one.length)[0];
}

/** The file that a key opens in an installed package; undefined for a private one, which has no default. */
export function publishedTarget(exports: Exports, key: string | undefined): string | undefined {
  const target = key === undefined ? null : exports[key];
  return typeof target === "string" ? target : target?.default;
}
