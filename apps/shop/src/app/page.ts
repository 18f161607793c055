import { type LazyPage, type LoadPage, lazyPage } from "./lazyPage.tsx";

/** A page of the shop and its address, in the router's notation. */
export interface ShopPage extends LazyPage {
  /** The document's title. */
  readonly title: string;
  /** The page's source, so that the prerendered document can ask for its chunk at once. */
  readonly source: string;
  /** Whether the page shows the same to everybody at first: then who is there is read when the browser is idle. */
  readonly forEverybody: boolean;
}

function pageOf(path: string, title: string, source: string, forEverybody: boolean, loadPage: LoadPage): ShopPage {
  return { ...lazyPage(path, loadPage), title: `${title} · PetBox`, source: `src/pages/${source}.tsx`, forEverybody };
}

/** A page that stands on what is known of the visitor: its chunk is fetched when it is needed or meant. */
export function page(path: string, title: string, source: string, load: LoadPage): ShopPage {
  return pageOf(path, title, source, false, load);
}

/** A page that is everybody's. */
export function publicPage(path: string, title: string, source: string, load: LoadPage): ShopPage {
  return pageOf(path, title, source, true, load);
}
