import type { WirePage, WirePages } from "./wirePage.ts";

const areas = import.meta.glob<WirePages>("../backend/*/wirePages.ts", { eager: true, import: "wirePages" });

/** Every page with data, by route pattern. */
export const wirePages: WirePages = Object.assign({}, ...Object.values(areas));

/** @throws for a page that no area lists. */
export function wirePageOf(page: string): WirePage {
  const wirePage = wirePages[page];
  if (wirePage === undefined) throw new Error(`${page} has no entry in wirePages.ts.`);
  return wirePage;
}
