import { isSitePath } from "@petbox/domain/site/sitePath";
import { withApp } from "@petbox/domain/site/withApp";
import { type NonIndexRouteObject, type RouteObject, useMatches } from "react-router-dom";
import type { SiteLayoutOptions } from "../pages/site/siteLayoutOptions.ts";

/** The metadata of a page that is available without loading its module. */
interface PageHandle {
  /** The document's title, before the shop's name. */
  readonly title: string;
  /** The paths of the prerendered documents, if they differ from the route's path. */
  readonly prerenderedAs?: readonly string[];
  /** Whether the page is complete without JavaScript. @default false */
  readonly worksWithoutJavaScript?: boolean;
  /** How the site's layout frames the page. */
  readonly layout?: SiteLayoutOptions;
}

/** The route of one page. */
export interface PageRoute extends NonIndexRouteObject {
  readonly path: string;
  readonly handle: PageHandle;
}

/** The routes of the pages, each also with `/app` in front (decision 51). */
export function withAppRoutes(routes: readonly PageRoute[]): PageRoute[] {
  return routes.flatMap((route) => {
    const { path } = route;
    return isSitePath(path) ? [route, { ...route, path: withApp(path) }] : [route];
  });
}

export function isPageRoute(route: RouteObject): route is PageRoute {
  return route.path !== undefined && isPageHandle(route.handle);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "title" in handle;
}

/** Every page below the routes. */
export function pageRoutesOf(routes: readonly RouteObject[]): readonly PageRoute[] {
  return routes.flatMap((route) => (isPageRoute(route) ? [route] : pageRoutesOf(route.children ?? [])));
}

/** The handle of the page that is open; undefined before any page is. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
}
