import { matchPath } from "react-router-dom";
import { areaAt } from "./areaAt.ts";
import { type Lazy, lazy } from "./lazy.ts";
import { addressesOf, type Page, type PageCode } from "./page.ts";

/** What an area's `pages.ts` exports. */
export interface AreaPages {
  readonly pages: readonly Page[];
}

type Load<Value> = () => Promise<Value>;

/** A page whose code is there. */
export interface LoadedPage extends PageCode {
  readonly page: Page;
}

/** The pages of the shop by their addresses. */
export interface Pages {
  /** The page at an address, with or without a query; where there is none, the one that says so. */
  at(address: string): Lazy<LoadedPage>;
}

/** The area whose pages.ts says what an address that is nobody's shows. */
const fallbackArea = "site";

/**
 * The pages of the areas. What an area knows of its pages is fetched with the first of them: the first load carries the
 * addresses of all pages, and the titles, gates and frames of one area.
 * @param areas by their names.
 * @param laterAreas those that are fetched together.
 */
export function createPages(
  areas: Readonly<Record<string, Load<AreaPages>>>,
  laterAreas: Load<Readonly<Record<string, readonly Page[]>>> = async () => ({}),
): Pages {
  const opened = new Map<string, Lazy<LoadedPage>>();

  async function find(area: string, pathname: string): Promise<Page | undefined> {
    const pages = (await areas[area]?.())?.pages ?? (await laterAreas())[area];
    return pages?.find((page) => addressesOf(page).some((path) => matchPath(path, pathname) !== null));
  }

  async function load(pathname: string): Promise<LoadedPage> {
    const page = (await find(areaAt(pathname) ?? fallbackArea, pathname)) ?? (await find(fallbackArea, pathname));
    if (page === undefined) throw new Error(`No page of the shop answers for ${pathname}.`);
    return { page, ...(await page.load()) };
  }

  return {
    at(address) {
      const [pathname = ""] = address.split(/[?#]/);
      const known = opened.get(pathname) ?? lazy(() => load(pathname));
      opened.set(pathname, known);
      return known;
    },
  };
}
