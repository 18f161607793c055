import { areaAt } from "./areaAt.ts";
import { isAt } from "./isAt.ts";
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
  /** What is known of the page at an address before its code is there. */
  known(address: string): Promise<Page>;
  /** The page at an address, with or without a query; where there is none, the one that says so. */
  at(address: string): Lazy<LoadedPage>;
}

function pathnameOf(address: string): string {
  const [pathname = ""] = address.split(/[?#]/);
  return pathname;
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
    return pages?.find((page) => addressesOf(page).some((path) => isAt(path, pathname)));
  }

  async function known(pathname: string): Promise<Page> {
    const page = (await find(areaAt(pathname) ?? fallbackArea, pathname)) ?? (await find(fallbackArea, pathname));
    if (page === undefined) throw new Error(`No page of the shop answers for ${pathname}.`);
    return page;
  }

  async function load(pathname: string): Promise<LoadedPage> {
    const page = await known(pathname);
    return { page, ...(await page.load()) };
  }

  return {
    known: (address) => known(pathnameOf(address)),
    at(address) {
      const pathname = pathnameOf(address);
      const page = opened.get(pathname) ?? lazy(() => load(pathname));
      opened.set(pathname, page);
      return page;
    },
  };
}
