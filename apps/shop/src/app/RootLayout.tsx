import { useLayoutEffect, useRef } from "react";
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigationType } from "react-router-dom";
import { BeforeScrollRestoration, scrollStorageKey } from "./BeforeScrollRestoration.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { NeedsScript } from "./NeedsScript.tsx";
import { useServices } from "./services.ts";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";
import { useIsHydrated } from "./useIsHydrated.ts";
import { usePageHandle } from "./usePageHandle.ts";
import { usePressGuard } from "./usePressGuard.ts";
import { useRevalidatedGuards } from "./useRevalidatedGuards.ts";
import { VisitContext } from "./visit.ts";

/** The first page of every document has the same key, so its path identifies it. */
const scrollKeyOf = ({ key, pathname }: Location) => (key === "default" ? pathname : key);

/** The root of all pages: the title, scroll restoration, focus, and drafts. */
export function RootLayout() {
  const { pathname, key } = useLocation();
  const { drafts } = useServices();
  const handle = usePageHandle();
  const navigationType = useNavigationType();
  const isHydrated = useIsHydrated();
  const visit = useRef(key);

  // A page that redirects replaces its entry: the user has not left.
  useLayoutEffect(() => {
    if (navigationType !== "REPLACE") visit.current = key;
  }, [key, navigationType]);

  // Runs before the next page's fields are restored: a draft must not reach another page.
  useLayoutEffect(() => drafts.watch(pathname), [drafts, pathname]);

  useFocusOnNavigation();
  usePressGuard();
  useRevalidatedGuards();

  return (
    <VisitContext value={visit}>
      {handle && <DocumentTitle>{handle.title}</DocumentTitle>}
      {handle?.worksWithoutJavaScript ? null : <NeedsScript />}
      <Outlet />
      {/* Not during hydration, when the router's provider would miss the restored position. */}
      {isHydrated ? (
        <>
          <BeforeScrollRestoration keyOf={scrollKeyOf} />
          <ScrollRestoration getKey={scrollKeyOf} storageKey={scrollStorageKey} />
        </>
      ) : null}
    </VisitContext>
  );
}
