import { isWithApp } from "@petbox/domain/site/withApp";
import { addressesOf, type Page } from "../app/page.ts";

/**
 * The address under which a page is to be known, whichever of its addresses was asked for. A page that says nothing of
 * itself is nobody's to find, and neither is one of an address that names somebody's thing.
 */
export function canonicalOf(page: Page, path: string): `/${string}` | undefined {
  if (page.description === undefined || path.includes(":")) return undefined;
  const plain = isWithApp(path) ? addressesOf(page).find((address) => !isWithApp(address)) : path;
  const canonical = page.sameAs ?? plain ?? path;
  return `/${canonical.slice(1)}`;
}

/** Whether a page is found under that very address: the site map names it. */
export function isFound(page: Page, path: string): boolean {
  return canonicalOf(page, path) === path;
}
