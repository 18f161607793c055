import { lazyValue } from "@petbox/domain/store/lazyValue";
import type { RouteObject } from "react-router-dom";
import { areaRoutes } from "../pages/routes.ts";
import { ErrorPage } from "../pages/site/ErrorPage.tsx";
import { RootLayout } from "./RootLayout.tsx";

/** Loads the code of each route once, and again only after a failure: a prefetched page opens without another import. */
function loadedOnce(route: RouteObject): RouteObject {
  if (route.index) return route;
  const { lazy: load, children } = route;
  return {
    ...route,
    ...(typeof load === "function" && { lazy: lazyValue(load).load }),
    ...(children && { children: children.map(loadedOnce) }),
  };
}

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    // While a page's code loads again, after the load with the document has failed.
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: ErrorPage, children: areaRoutes.map(loadedOnce) }],
  },
];
