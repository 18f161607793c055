import { matchPath } from "react-router-dom";
import type { ShopPage } from "./page.ts";

const found = new WeakMap<readonly ShopPage[], Map<string, ShopPage | undefined>>();

/** The page at an address, with or without a query: the first that it fits; undefined where there is none. */
export function pageAt(pages: readonly ShopPage[], address: string): ShopPage | undefined {
  const [pathname = ""] = address.split(/[?#]/);
  // Asked at every press and every render: found once for each address.
  const known = found.get(pages) ?? new Map<string, ShopPage | undefined>();
  found.set(pages, known);
  if (!known.has(pathname))
    known.set(
      pathname,
      pages.find(({ path }) => matchPath(path, pathname) !== null),
    );
  return known.get(pathname);
}
