import { matchRoutes, type RouteObject } from "react-router-dom";
import { routerContext } from "./loaderServices.ts";
import { prefetchHeaders } from "./prefetch.ts";
import { routes } from "./routes.ts";
import type { Services } from "./services.ts";

/**
 * Loads the modules of the routes that match a path. They must be loaded before the router is created, because hydration needs the
 * components that were prerendered.
 * @param path without a query.
 */
export async function loadMatchedRoutes(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Loads the modules of the page at an address, and starts its reads. If the prefetch fails (e.g. offline), both happen
 * when the page is opened.
 */
export async function prefetchPage(services: Services, href: string): Promise<void> {
  const url = new URL(href, window.location.origin);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const { loader } = typeof route.lazy === "function" ? await route.lazy() : route;
      if (typeof loader !== "function") return;
      const request = new Request(url, { headers: prefetchHeaders });
      await loader({ request, url, pattern: route.path ?? "", params, context: routerContext(services) });
    }),
  ).catch(() => undefined);
}
