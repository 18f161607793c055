import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { isPageHandle } from "./page.ts";
import { useServices } from "./services.ts";

/** Around every page: the document's title, the focus on the new screen's heading after each step, and what was typed. */
export function ShopFrame() {
  const title = useMatches()
    .map(({ handle }) => (isPageHandle(handle) ? handle.title : undefined))
    .findLast((each) => each !== undefined);
  const { pathname } = useLocation();
  const { drafts } = useServices();
  const opened = useRef(pathname);

  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);

  // Before anybody hears of the next page's fields: a draft must not reach into another page.
  useLayoutEffect(() => drafts.watch(pathname), [drafts, pathname]);

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
