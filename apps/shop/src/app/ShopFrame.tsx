import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { isPageHandle } from "./page.ts";

/** Around every page: the document's title, and the focus on the new screen's heading after each step. */
export function ShopFrame() {
  const title = useMatches()
    .map(({ handle }) => (isPageHandle(handle) ? handle.title : undefined))
    .findLast((each) => each !== undefined);
  const { pathname } = useLocation();
  const opened = useRef(pathname);

  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
