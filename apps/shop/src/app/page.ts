import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** What a route says about itself, for whoever renders the frame around it. */
export interface PageHandle {
  /** The document's title. */
  readonly title: string;
  /** The page's source, so that the prerendered document can ask for its chunk at once. */
  readonly source: string;
  /** Whether the page shows the same to everybody at first: then who is there is read when the browser is idle. */
  readonly forEverybody: boolean;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "title" in handle && "source" in handle;
}

type LoadPage = () => Promise<ComponentType>;

function pageOf(path: string, handle: PageHandle, load: LoadPage): RouteObject {
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

/** A page that stands on what is known of the visitor: its chunk is fetched when it is needed or meant. */
export function page(path: string, title: string, source: string, load: LoadPage): RouteObject {
  return pageOf(path, { title: `${title} · PetBox`, source: `src/pages/${source}.tsx`, forEverybody: false }, load);
}

/** A page that is everybody's. */
export function publicPage(path: string, title: string, source: string, load: LoadPage): RouteObject {
  return pageOf(path, { title: `${title} · PetBox`, source: `src/pages/${source}.tsx`, forEverybody: true }, load);
}
