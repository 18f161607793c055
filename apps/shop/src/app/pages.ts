import { pathsByArea } from "@petbox/domain/site/paths";
import { matchPath } from "react-router-dom";
import { type Lazy, lazy } from "./lazy.ts";
import { addressesOf, type Page, type PageCode } from "./page.ts";

/** What an area's `pages.ts` exports. */
export interface AreaPages {
  readonly pages: readonly Page[];
}

/** The areas by their names. */
export type Areas = Readonly<Record<string, () => Promise<AreaPages>>>;

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
 */
export function createPages(areas: Areas): Pages {
  const lists = new Map(Object.entries(areas).map(([area, load]) => [area, lazy(load)]));
  const opened = new Map<string, Lazy<LoadedPage>>();

  async function find(area: string, pathname: string): Promise<Page | undefined> {
    const list = await lists.get(area)?.load();
    return list?.pages.find((page) => addressesOf(page).some((path) => matchPath(path, pathname) !== null));
  }

  async function load(pathname: string): Promise<LoadedPage> {
    const page = (await find(areaAt(pathname), pathname)) ?? (await find(fallbackArea, pathname));
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

const areaPaths = Object.entries(pathsByArea).flatMap(([area, addresses]) =>
  Object.values(addresses).map((path) => ({ area, path })),
);

/** The area that an address belongs to; the account's addresses also have "/app" in front (decision 51). */
function areaAt(pathname: string): string {
  const plain = pathname.replace(/^\/app(?=\/)/, "");
  return areaPaths.find(({ path }) => matchPath(path, plain) !== null)?.area ?? fallbackArea;
}
