import { matchRoutes, type RouteObject } from "react-router-dom";

/** Fetches the code of the page at an address, so that opening it waits for nothing. Failing is fine: opening tries again. */
export function prefetchPage(routes: RouteObject[], href: string): void {
  const [pathname = ""] = href.split(/[?#]/);
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === "function") route.lazy().catch(() => {});
  }
}

/** Does something once the page is loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const idle = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(task);
    else setTimeout(task, 200);
  };
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}
