import { LoadingOverlay } from "@petbox/design-system/components/LoadingOverlay";
import { Suspense, use, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ErrorPage } from "../pages/site/ErrorPage.tsx";
import { OpenPage } from "./lazyPage.tsx";
import { OpeningContext } from "./opening.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import type { ShopPage } from "./page.ts";
import { pageAt } from "./pageAt.ts";
import { useServices } from "./services.ts";
import { useScroll } from "./useScroll.ts";

/** How long Back may take, in milliseconds, before it is said that something loads. */
const backPatience = 200;

interface ShopFrameProps {
  readonly pages: readonly ShopPage[];
}

/** Around every page: the document's title, the focus on the new screen's heading after each step, and what was typed. */
export function ShopFrame({ pages }: ShopFrameProps) {
  const { pathname, key } = useLocation();
  const page = pageAt(pages, pathname);
  const opening = use(OpeningContext);
  const { drafts } = useServices();
  const opened = useRef(pathname);
  const title = page?.title;

  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  // Before any page goes on to another by itself.
  useLayoutEffect(() => opening.begin(key), [opening, key]);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);

  // Before anybody hears of the next page's fields: a draft must not reach into another page.
  useLayoutEffect(() => drafts.watch(pathname), [drafts, pathname]);

  useScroll();

  return (
    <PageBoundary visit={key} broken={<ErrorPage />}>
      {/* Pages are fetched before they are opened; only Back into one that was never fetched here has to wait. */}
      <Suspense fallback={<LoadingOverlay open patience={backPatience} />}>{page && <OpenPage page={page} />}</Suspense>
    </PageBoundary>
  );
}
