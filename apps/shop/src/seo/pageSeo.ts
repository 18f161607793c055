import type { Species } from "@petbox/domain/pet/species";
import type { SoldTrack } from "@petbox/domain/site/structuredData";
import type { PageRoute } from "../app/pageRoute.ts";

/** The metadata of a page for search engines and shared links. Only the prerenderer loads it. */
export interface PageSeo {
  readonly description: string;
  /** Path of the page with the same content that search engines index instead. */
  readonly canonicalPath?: `/${string}`;
  /** The track that the page offers: the server adds its offers to the structured data. */
  readonly sells?: SoldTrack;
  /** The species whose frequent questions the page shows. */
  readonly answers?: Species;
}

/** The metadata of an area's pages, by path. Pages without metadata are not indexed. */
export type AreaSeo = Readonly<Record<string, PageSeo>>;

const areas = import.meta.glob<AreaSeo>("../pages/*/seo.ts", { eager: true, import: "seo" });
const pages = new Map(Object.values(areas).flatMap((seo) => Object.entries(seo)));

export function seoOf(path: string): PageSeo | undefined {
  return pages.get(path);
}

/** The paths of all prerendered documents: of every route, with its parameters unfilled, and of every indexed page. */
export function prerenderedPaths(routes: readonly PageRoute[]): readonly string[] {
  const ofRoutes = routes.flatMap(({ path, handle }) => handle.prerenderedAs ?? [path]);
  return [...new Set([...ofRoutes, ...pages.keys()])];
}
