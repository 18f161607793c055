import { absoluteUrl } from "@petbox/domain/site/origin";

/** The site map. @param paths in any order. */
export function siteMap(paths: readonly `/${string}`[]): string {
  const entries = paths
    .toSorted()
    .map((path) => `  <url><loc>${absoluteUrl(path).replaceAll("&", "&amp;")}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/**
 * No path is disallowed. Pages that must not be indexed have a robots tag, which a crawler can only read if it may fetch
 * the page.
 */
export const robots = ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl("/sitemap.xml")}`, ""].join("\n");
