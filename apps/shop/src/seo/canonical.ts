import { isWithApp, withoutApp } from "@petbox/domain/site/withApp";
import { seoOf } from "./pageSeo.ts";

/**
 * The path that search engines index for the page at a path; undefined for a page without a description, and if the
 * path names a customer's item.
 */
export function canonicalOf(path: string): `/${string}` | undefined {
  const seo = seoOf(path);
  if (seo === undefined || path.includes(":")) return undefined;
  const canonical = seo.canonicalPath ?? (isWithApp(path) ? withoutApp(path) : path);
  return `/${canonical.slice(1)}`;
}

/** Whether search engines index the page under this path, so that the site map lists it. */
export function isIndexed(path: string): boolean {
  return canonicalOf(path) === path;
}
