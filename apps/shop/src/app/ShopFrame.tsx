import { LoadingOverlay } from "@petbox/design-system/components/LoadingOverlay";
import { Suspense, use, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ErrorPage } from "../pages/site/ErrorPage.tsx";
import { NavigationContext } from "./navigation.ts";
import { OpenedPage } from "./OpenedPage.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import type { Pages } from "./pages.ts";
import { useServices } from "./services.ts";
import { useScroll } from "./useScroll.ts";

/** How long Back may take, in milliseconds, before it is said that something loads. */
const backPatience = 200;

interface ShopFrameProps {
  readonly pages: Pages;
}

/** Around every page: the visit that it begins, the focus on the new screen's heading or the part that was asked for, and what was typed. */
export function ShopFrame({ pages }: ShopFrameProps) {
  const { pathname, key } = useLocation();
  const navigation = use(NavigationContext);
  const { drafts } = useServices();
  const opened = useRef(pathname);

  // Before any page redirects.
  useLayoutEffect(() => navigation.begin(key), [navigation, key]);

  const part = useScroll();

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (part.current !== null) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname, part]);

  // Before anybody hears of the next page's fields: a draft must not reach into another page.
  useLayoutEffect(() => drafts.watch(pathname), [drafts, pathname]);

  return (
    <PageBoundary visit={key} broken={<ErrorPage />}>
      {/* Pages are loaded before they are opened; only Back into one that was never loaded here has to wait. */}
      <Suspense fallback={<LoadingOverlay open patience={backPatience} />}>
        <PageAt pages={pages} pathname={pathname} />
      </Suspense>
    </PageBoundary>
  );
}

function PageAt({ pages, pathname }: ShopFrameProps & { readonly pathname: string }) {
  return <OpenedPage loaded={use(pages.at(pathname).read())} />;
}
