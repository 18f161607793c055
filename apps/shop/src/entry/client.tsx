import { pageToken } from "@petbox/api-client/client/pageToken";
import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { isSitePath } from "@petbox/domain/site/sitePath";
import { StrictMode, startTransition, useEffect } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { lazyAnalytics } from "../analytics/lazyAnalytics.ts";
import { routerContext } from "../app/loaderServices.ts";
import { loadMatchedRoutes, prefetchPage } from "../app/router.ts";
import { routes } from "../app/routes.ts";
import { Shop } from "../app/Shop.tsx";
import { type Services, usualTimings } from "../app/services.ts";
import { keepInAccount } from "../browser/keptAccount.ts";
import { browserTabs } from "../browser/tabs.ts";
import { lazyDrafts } from "../drafts/lazyDrafts.ts";
import { createSession } from "../session/session.ts";
import { lazyClient } from "./lazyClient.ts";
import { createRoot, hydrateRoot } from "./reactDom.ts";
import { reloadWhenOutdated } from "./reloadWhenOutdated.ts";
import { createServerClock } from "./serverClock.ts";

reloadWhenOutdated(window, import.meta.url);

if (!isSitePath(location.pathname)) {
  // As a URL, a path that begins with two slashes names another host: a reload or a fetch of it would leave the shop.
  history.replaceState(history.state, "", location.pathname.replace(/^\/+/, "/") + location.search + location.hash);
}

const token = pageToken(document);
const clock = createServerClock(Date.now, () => performance.now());
clock.follow(document);
let resolveHydrated = () => {};
const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});
/** Reads the embedded session after hydration: the first render must match the prerendered page, which is the same for every visitor. */
const readSession = async () => {
  const [{ readEmbeddedSession }] = await Promise.all([
    import("@petbox/api-client/page/readEmbeddedSession"),
    hydrated,
  ]);
  return readEmbeddedSession(document, document.cookie);
};
const session = createSession(readSession, {
  fetchSession: async () => {
    const { revalidateSession } = await import("./revalidateSession.ts");
    return revalidateSession();
  },
  channel: browserTabs.openChannel("petbox-answers"),
  onLeft() {
    drafts.forgetAll();
    // Unlike a reload, this restores no typed text. A URL without its hash is loaded again.
    location.replace(location.pathname + location.search);
  },
});
session.subscribe(() => {
  const { known, visitor } = session.get();
  if (known) keepInAccount(isInAccount(visitor));
});
const drafts = lazyDrafts(session, document);
const services: Services = {
  client: lazyClient(token, session, clock),
  session,
  clock: clock.now,
  analytics: lazyAnalytics(),
  connectRealtime: async () => {
    const { connectRealtimeOf } = await import("@petbox/api-client/realtime/connectRealtime");
    const { realtime } = await session.load();
    return connectRealtimeOf(realtime, token)();
  },
  drafts,
  tabs: browserTabs,
  timings: usualTimings,
  currentPath: () => window.location.pathname,
  prefetchPage: (href) => prefetchPage(services, href),
  loginReturn: {},
  submittedCards: new Map(),
  recordedPurchases: new Set(),
};

/** Signals that the prerendered page is hydrated. */
function Hydrated() {
  useEffect(resolveHydrated, []);
  return null;
}

/** Runs each preloaded chunk in its own task when it arrives: one long task would block input. */
function runEachAsItComes(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    // A failure is ignored: the first use loads it again.
    import(/* @vite-ignore */ href).catch(() => undefined);
  }
}

/**
 * Renders the shop. The modules of the opened page load first, so that hydration matches the prerendered document. Not a top-level await:
 * the page's chunk imports this one, so each would wait for the other.
 */
async function open(): Promise<void> {
  runEachAsItComes();
  const container = document.getElementById("shop");
  if (container === null) throw new Error("The document has no #shop to put the shop into.");
  const isLoaded = await loadMatchedRoutes(window.location.pathname).then(
    () => true,
    () => false,
  );
  const router = createBrowserRouter(routes, { getContext: () => routerContext(services) });
  const shop = (
    <StrictMode>
      <Shop services={services}>
        {/* The page's code is already loaded, so it renders synchronously and not in the slices of a transition. */}
        <RouterProvider router={router} useTransitions={false} />
      </Shop>
      <Hydrated />
    </StrictMode>
  );
  // Hydrates in a transition: the browser can handle input between two slices. If the page's code has not loaded, its error boundary is
  // rendered in place of the document.
  if (isLoaded && container.firstElementChild) {
    const controls = [...container.querySelectorAll("[name]")];
    const focused = document.activeElement;
    startTransition(() => {
      hydrateRoot(container, shop, {
        // An extension or a translation has changed the document, and React has replaced it.
        onRecoverableError: async () => (await import("./restoreTyped.ts")).restoreTyped(controls, focused, container),
      });
    });
  } else createRoot(container).render(shop);
  // A guard may have started the read. On a page without one, the session is read when the browser is idle. If that fails, the first guard
  // tries again.
  whenIdle(() => void session.load().catch(() => undefined));
  // Tells the document's script to repeat the last press that it has recorded.
  window.dispatchEvent(new Event("shop-there"));
}

void open();
