import { matchRoutes, type RouteObject } from "react-router-dom";
import { isPageHandle, type PageHandle } from "./page.ts";

/** The routes that an address leads through, the outermost first. It reads every route there is: ask once. */
export function routesTo(routes: RouteObject[], pathname: string): readonly RouteObject[] {
  return matchRoutes(routes, pathname)?.map(({ route }) => route) ?? [];
}

/** What the innermost of them says of its page; undefined where there is no page. */
export function pageHandleOf(opened: readonly RouteObject[]): PageHandle | undefined {
  return opened.map(({ handle }) => handle).findLast(isPageHandle);
}

/** Loads the lazy parts of routes into the routes themselves: they are then rendered at once. */
export async function loadRoutes(opened: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    opened.map(async (route) => {
      if (typeof route.lazy !== "function") return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
