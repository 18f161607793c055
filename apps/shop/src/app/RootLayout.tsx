import { CacheOwnerContext } from "@petbox/api-client/client/CacheOwnerContext";
import { usePressGuard } from "@petbox/design-system/browser/usePressGuard";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigationType, useRevalidator } from "react-router-dom";
import { focusHeading } from "../browser/focusHeading.ts";
import { useIsHydrated } from "../browser/useIsHydrated.ts";
import { useAcceptedCustomer } from "./acceptedCustomer.ts";
import { BeforeScrollRestoration, scrollStorageKey } from "./BeforeScrollRestoration.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { NeedsScript } from "./NeedsScript.tsx";
import { usePageHandle } from "./pageRoute.ts";
import { scrollKeyOf } from "./scrollKeyOf.ts";
import { useServices, useSession, VisitContext } from "./services.ts";

/** The root of all pages: the title, the owner of their data, scroll restoration, focus, and drafts. */
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
  usePressGuard(pathname, navigationType === "REPLACE");
  useRevalidatedGuards();

  return (
    <VisitContext value={visit}>
      {handle && <DocumentTitle>{handle.title}</DocumentTitle>}
      {handle?.worksWithoutJavaScript ? null : <NeedsScript />}
      <CacheOwnerContext value={useAcceptedCustomer()}>
        <Outlet />
      </CacheOwnerContext>
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

/** Moves the focus to the heading of the new page, or to the target of its hash, also if the pressed link names the current hash. */
function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const opened = useRef({ pathname, key: "" });

  useLayoutEffect(() => {
    const before = opened.current;
    opened.current = { pathname, key };
    const part = hash === "" || key === before.key ? null : document.getElementById(hash.slice(1));
    if (part !== null) {
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
    } else if (before.pathname !== pathname) {
      focusHeading();
    }
  }, [pathname, hash, key]);
}

/** Runs the guards of the open page again when what they read of the session changes, e.g. because it ended or in another tab. */
function useRevalidatedGuards(): void {
  const { known, visitor, answers, customerCode, purchase } = useSession();
  const { revalidate } = useRevalidator();
  const wasKnown = useRef(false);

  const update = useEffectEvent(() => {
    const isFirst = !wasKnown.current;
    wasKnown.current = known;
    // A guard that waits for the session reads it itself.
    if (isFirst) return;
    // In a separate task: the router would drop a navigation that begins in the current one.
    const timer = setTimeout(() => void revalidate());
    return () => clearTimeout(timer);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Runs again when the session changes.
  useEffect(() => update(), [known, visitor, answers, customerCode, purchase]);
}
