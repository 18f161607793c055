import { pageToken } from "@petbox/api-client/client/pageToken";
import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { StrictMode, startTransition, useEffect } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { loadMatchedRoutes } from "../app/router.ts";
import { routes } from "../app/routes.ts";
import { Shop } from "../app/Shop.tsx";
import { type Services, usualTimings } from "../app/services.ts";
import { routerContext } from "../app/servicesContext.ts";
import { createSession } from "../app/session.ts";
import type { BrowserTabs } from "../app/tabs.ts";
import { lazyAnalytics } from "./lazyAnalytics.ts";
import { lazyClient } from "./lazyClient.ts";
import { lazyDrafts } from "./lazyDrafts.ts";
import { createRoot, hydrateRoot } from "./reactDom.ts";
import { reloadWhenOutdated } from "./reloadWhenOutdated.ts";
import { createServerClock } from "./serverClock.ts";

reloadWhenOutdated(window, import.meta.url);

const token = pageToken(document);
const clock = createServerClock(Date.now, () => performance.now());
clock.follow(document);
let tellHydrated = () => {};
const hydrated = new Promise<void>((resolve) => {
  tellHydrated = resolve;
});
/** Reads the embedded session after hydration: the first render must match the prerendered page, which is the same for every visitor. */
const readSession = async () => {
  const [{ readEmbeddedSession }] = await Promise.all([
    import("@petbox/api-client/page/readEmbeddedSession"),
    hydrated,
  ]);
  return readEmbeddedSession(document, document.cookie);
};
const tabs: BrowserTabs = {
  locks: navigator.locks,
  // Not every browser has it, and no page needs it.
  openChannel: (name) => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)),
};
const session = createSession(readSession, {
  readAgain: async () => {
    const { readPageAgain } = await import("./readPageAgain.ts");
    return readPageAgain();
  },
  channel: tabs.openChannel("petbox-answers"),
  onLeft() {
    drafts.forgetAll();
    // Unlike a reload, this restores no typed text. A URL without its hash is loaded again.
    location.replace(location.pathname + location.search);
  },
});
const drafts = lazyDrafts(session);
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
  tabs,
  timings: usualTimings,
  currentPath: () => window.location.pathname,
  loginReturn: {},
};

/** Tells when the prerendered page has come to life. */
function Hydrated() {
  useEffect(tellHydrated, []);
  return null;
}

/** Each chunk that the document asked for runs when it comes, in a piece of its own: together they would hold up a touch. */
function runEachAsItComes(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    // A failure is ignored: the first use loads it again.
    import(/* @vite-ignore */ href).catch(() => undefined);
  }
}

/**
 * Renders the shop. The modules of the opened page are loaded before, so that hydration finds what was prerendered. Not a
 * top-level await: the page's chunk imports from this one, and each would wait for the other.
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
        {/* A page is loaded before it is shown: it is shown at once, and not in the pieces of a transition. */}
        <RouterProvider router={router} useTransitions={false} />
      </Shop>
      <Hydrated />
    </StrictMode>
  );
  // Hydrated as a transition: the browser may react to a touch between two pieces of the page. Where the code of the page
  // did not come, its error boundary is rendered in place of the document.
  if (isLoaded && container.firstElementChild) startTransition(() => void hydrateRoot(container, shop));
  else createRoot(container).render(shop);
  // A guard has asked for the session already; on a page without one it is read when the browser is idle. If it cannot be
  // read, the first guard tries again.
  whenIdle(() => void session.load().catch(() => undefined));
  // The document has kept what was pressed until now.
  window.dispatchEvent(new Event("shop-there"));
}

void open();
