import { matchRoutes, type RouteObject } from "react-router-dom";
import { isPageHandle, type PageHandle } from "./page.ts";

/** The handle of the page at an address; undefined where there is no page. */
export function openedPage(routes: RouteObject[], pathname: string): PageHandle | undefined {
  return matchRoutes(routes, pathname)
    ?.map(({ route }) => route.handle)
    .findLast(isPageHandle);
}

/** Loads the lazy parts of the routes at an address into the routes themselves: they are then rendered at once. */
export async function loadOpenedPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
