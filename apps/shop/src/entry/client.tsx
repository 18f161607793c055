import { pageToken } from "@petbox/api-client/client/pageToken";
import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { StrictMode, startTransition } from "react";
import { BrowserRouter } from "react-router-dom";
import { Shop } from "../app/Shop.tsx";
import { type Services, usualTimings } from "../app/services.ts";
import { createSession } from "../app/session.ts";
import { shopPages } from "../app/shopPages.ts";
import type { Tabs } from "../app/tabs.ts";
import { putConditionsInside } from "./conditionsInside.ts";
import { lazyAnalytics } from "./lazyAnalytics.ts";
import { lazyClient } from "./lazyClient.ts";
import { lazyDrafts } from "./lazyDrafts.ts";
import { createRoot, hydrateRoot } from "./reactDom.ts";
import { reloadWhenOutdated } from "./reloadWhenOutdated.ts";
import { createServerClock } from "./serverClock.ts";

reloadWhenOutdated(window, import.meta.url);

const token = pageToken(document);
const clock = createServerClock(Date.now);
clock.follow(document);
/** The code that reads what the page handed over is no part of the first paint. */
const readPage = async () => {
  const { readEmbeddedSession } = await import("@petbox/api-client/page/readEmbeddedSession");
  return readEmbeddedSession(document, document.cookie);
};
const tabs: Tabs = {
  locks: navigator.locks,
  // Not every browser has it, and no page needs it.
  openChannel: (name) => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)),
};
const session = createSession(readPage, {
  readAgain: async () => {
    const { readPageAgain } = await import("./readPageAgain.ts");
    return readPageAgain();
  },
  channel: tabs.openChannel("petbox-answers"),
  onLeft() {
    drafts.forgetAll();
    // Unlike a reload, it brings back nothing that was typed. An address without its part is loaded anew.
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
};

/** Each chunk that the document asked for runs when it comes, in a piece of its own: together they would hold up a touch. */
function runEachAsItComes(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    // Failing is fine: whoever needs it asks again.
    import(/* @vite-ignore */ href).catch(() => undefined);
  }
}

/**
 * Renders the shop. The opened page's own chunk is fetched before, so that hydration finds what was prerendered. Not a
 * top-level await: the page's chunk imports from this one, and each would wait for the other.
 */
async function open(): Promise<void> {
  runEachAsItComes();
  putConditionsInside(document);
  const container = document.getElementById("shop");
  if (container === null) throw new Error("The document has no #shop to put the shop into.");
  const { pathname } = window.location;
  // Failing is fine: whoever needs to know asks again.
  const loadSession = () => void session.load().catch(() => undefined);
  const page = await shopPages.known(pathname).catch(() => undefined);
  const isEverybodys = page !== undefined && page.gate === undefined;
  // A page behind a gate waits for who has come: that is read while the page's code is on its way.
  if (!isEverybodys) loadSession();
  const isThere = await shopPages
    .at(pathname)
    .load()
    .then(
      () => true,
      () => false,
    );
  // A page for everybody is there before it is known who has come.
  if (isEverybodys) whenIdle(loadSession);
  const shop = (
    <StrictMode>
      {/* What is opened was fetched before: it is shown at once, and not in the pieces of a transition. */}
      <BrowserRouter useTransitions={false}>
        <Shop services={services} pages={shopPages} />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition: the browser may react to a touch between two pieces of the page. A page that could not be fetched is
  // broken, and its boundary says so: there is nothing to bring to life.
  if (isThere && container.firstElementChild) startTransition(() => void hydrateRoot(container, shop));
  else createRoot(container).render(shop);
  // The document has kept what was pressed until now.
  window.dispatchEvent(new Event("shop-there"));
}

void open();
