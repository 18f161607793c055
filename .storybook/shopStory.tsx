import { memoryAntiForgery } from "@petbox/api-client/client/antiForgery";
import { createClient } from "@petbox/api-client/client/client";
import { documentPages } from "@petbox/api-client/page/pageSource";
import { parseEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import type { Realtime } from "@petbox/api-client/realtime/realtime";
import type { StepName } from "@petbox/domain/funnel/steps";
import type { Species } from "@petbox/domain/pet/species";
import { type Backend, createBackend } from "@petbox/mock-server/backend/createBackend";
import { type DocumentSource, mailedTokenIn, pageDataPlaceholder } from "@petbox/mock-server/backend/documents";
import type { Fault } from "@petbox/mock-server/backend/fault";
import { photoPath } from "@petbox/mock-server/backend/pets/photoPath";
import type { SessionRecord } from "@petbox/mock-server/backend/session/collections";
import { isLinkVoid } from "@petbox/mock-server/backend/session/passwordRecovery";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore, type WorldStore } from "@petbox/mock-server/backend/store";
import { answersBefore } from "@petbox/mock-server/scenarios/answersBefore";
import { type ScenarioName, scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { countedIds } from "@petbox/mock-server/testing/countedIds";
import type { AnalyticsEvent } from "@petbox/shop/app/analytics.ts";
import { loadMatchedRoutes } from "@petbox/shop/app/router.ts";
import { routes } from "@petbox/shop/app/routes.ts";
import { Shop } from "@petbox/shop/app/Shop.tsx";
import type { Services, Timings } from "@petbox/shop/app/services.ts";
import { routerContext } from "@petbox/shop/app/servicesContext.ts";
import { createSession } from "@petbox/shop/app/session.ts";
import { type BrowserTabs, noTabs } from "@petbox/shop/app/tabs.ts";
import { noDrafts, type PageDrafts } from "@petbox/shop/drafts/pageDrafts.ts";
import { HttpResponse, http, passthrough, type RequestHandler } from "msw";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { createToldEvents, EventLog } from "./EventLog.tsx";

/** Where a story of a page begins: `parameters: { shop: { path, scenario } }`. */
export interface ShopParameters {
  /** The address that is opened. */
  readonly path: string;
  /** The page that the story goes on to, when that is its point. @default that of `path` */
  readonly endsAt?: `/${string}`;
  /** The world and its faults. @default "novo" */
  readonly scenario?: ScenarioName;
  /** How far the visitor has come: every step before this one is answered, as by Bob, a dog, or Mia, a cat. */
  readonly at?: StepName;
  /** Whose answers those are. @default "dog" */
  readonly species?: Species;
  /** Additions to the scenario's visitor. */
  readonly visitor?: Partial<SessionRecord>;
  /** Faults in addition to the scenario's. */
  readonly faults?: readonly Fault[];
  /** How long each reply is held back, in milliseconds, when not the scenario's. */
  readonly latency?: number;
  readonly timings?: Partial<Timings>;
  /** "unreachable" is a page whose realtime cannot be connected; "silent" one whose channel is open and brings no event. */
  readonly realtime?: "unreachable" | "silent";
  /** Address of the waiting page's video. */
  readonly waitingVideo?: string;
  /** Calls go straight to the backend, past the page's network. @default false */
  readonly straight?: boolean;
  /** Shows the analytics events below the page. @default false */
  readonly showsEvents?: boolean;
  /** The browser's other tabs, when the story has some. */
  readonly tabs?: BrowserTabs;
  /** What is typed and not saved yet, when the story keeps it. */
  readonly drafts?: PageDrafts;
  /** The anti-forgery token that the page brought, when not the visitor's; "" is a page without one. */
  readonly token?: string;
}

/** The moment at which all stories play: a Tuesday, 10 March 2026, noon in São Paulo. */
const storyMoment = Date.UTC(2026, 2, 10, 15);

const onlyId = "visita";

/** Says which story sends a request: one that comes late, from a story that is left, is not for the backend of the next. */
const storyHeader = "X-Story";
let stories = 0;

/** Pages with nothing but what the server puts into them, for who reads their data. */
const documents: DocumentSource = {
  find: () => ({ html: `<script type="application/json" id="page-data">${pageDataPlaceholder}</script>`, status: 200 }),
  policy: () => "default-src 'none'",
};

type ShopRouter = ReturnType<typeof createMemoryRouter>;

function StoryRouter({ open }: { readonly open: () => ShopRouter }) {
  const [router] = useState(open);
  return <RouterProvider router={router} useTransitions={false} />;
}

/** Everything behind one story: its own backend, its own world, its own router. */
export interface ShopStory {
  readonly backend: Backend;
  readonly store: WorldStore;
  readonly handler: RequestHandler;
  /** What was told to the analytics so far. */
  readonly events: readonly AnalyticsEvent[];
  /** Runs the guard of the first page, once the story's handlers are in place: the page is then rendered at once. */
  open(): Promise<void>;
  /** The address that the story has come to. */
  address(): string;
  /** Every address that it came through, in order, up to that one. */
  passed(): readonly string[];
  /** How it was come to; a page that was replaced is not gone back to. */
  arrival(): "POP" | "PUSH" | "REPLACE";
  /** Lets time pass for the server, in milliseconds, and announces the payments that are due. */
  pass(milliseconds: number): void;
  readonly element: React.ReactElement;
}

export async function createShopStory(parameters: ShopParameters): Promise<ShopStory> {
  const scenario = scenarios[parameters.scenario ?? "novo"];
  let now = storyMoment;
  const store = memoryStore(scenario.world(now));
  const air = createAir();
  const backend = createBackend({
    store,
    clock: () => now,
    newId: countedIds(),
    broadcast: air.broadcast,
    sessions: onlyVisitor(onlyId),
    faults: [...(parameters.faults ?? []), ...scenario.faults],
    latency: parameters.latency ?? scenario.latency,
    documents,
    page: {
      newcomer: { ...scenario.newcomer, ...visitorOf(parameters) },
      ...(parameters.waitingVideo ? { waitingVideo: parameters.waitingVideo } : {}),
    },
  });
  /** Who opens a page now. */
  const current = () => backend.visitors.ofPage(new Request("http://localhost/")).visitor;
  const visitor = current();
  stories += 1;
  const story = String(stories);
  const send = parameters.straight ? straightTo(backend) : fromStory(story);
  const link = mailedTokenIn(parameters.path);
  const isVoid = link === undefined ? undefined : await isLinkVoid(link, { store, clock: () => now });
  const session = createSession(async () => parseEmbeddedSession(backend.visitors.pageData(current(), isVoid)));
  await session.load();
  const events = createToldEvents();
  const services: Services = {
    client: createClient({
      antiForgery: memoryAntiForgery(parameters.token ?? visitor.token, async () => store.visitors.get(onlyId)?.token),
      botCheck: async () => "local-contact",
      timeout: 5_000,
      send,
      page: documentPages(document, { renewFrom: async () => true }, send),
    }),
    session,
    clock: () => now,
    analytics: { track: (event) => events.set([...events.get(), event]) },
    connectRealtime: async () => {
      if (parameters.realtime === "unreachable") throw new Error("There is no realtime in this story.");
      return parameters.realtime === "silent" ? createAir().realtime : air.realtime;
    },
    drafts: parameters.drafts ?? noDrafts,
    tabs: parameters.tabs ?? noTabs,
    timings: { second: 1_000, afterPayment: 0, emailRecheck: 0, cartRest: 0, ...parameters.timings },
    currentPath: () => router?.state.location.pathname ?? "",
    loginReturn: {},
  };
  await loadMatchedRoutes(new URL(parameters.path, location.origin).pathname);
  const passed = [parameters.path];
  let router: ShopRouter | undefined;
  /** Loaders run as soon as there is a router: not before the story's handlers are in place. */
  function openRouter(): ShopRouter {
    if (router !== undefined) return router;
    router = createMemoryRouter(routes, {
      initialEntries: [parameters.path],
      getContext: () => routerContext(services),
    });
    router.subscribe(({ location }) => {
      const address = location.pathname + location.search;
      if (passed.at(-1) !== address) passed.push(address);
    });
    return router;
  }
  return {
    backend,
    store,
    get events() {
      return events.get();
    },
    handler: http.all("*", async ({ request }) => {
      // Calls, pages whose data is read, and the photos that were given; everything else that a story loads are files.
      const isPage = request.headers.get("Accept") === "text/html";
      const isPhoto = new URL(request.url).pathname.startsWith(photoPath(""));
      if (!isPage && !isPhoto && !request.headers.has("X-Requested-With")) return passthrough();
      if (!isPhoto && request.headers.get(storyHeader) !== story) return HttpResponse.error();
      const response = await backend.fetch(request);
      return response.type === "error" ? HttpResponse.error() : response;
    }),
    async open() {
      const { state, subscribe } = openRouter();
      if (state.initialized) return;
      await new Promise<void>((resolve) => {
        const stop = subscribe(({ initialized }) => {
          if (!initialized) return;
          stop();
          resolve();
        });
      });
    },
    address: () => passed.at(-1) ?? parameters.path,
    passed: () => passed,
    arrival: () => router?.state.historyAction ?? "POP",
    pass(milliseconds) {
      now += milliseconds;
      backend.passTime();
    },
    element: (
      <SWRConfig value={{ provider: () => new Map() }}>
        <Shop services={services}>
          <StoryRouter open={openRouter} />
          {parameters.showsEvents ? <EventLog events={events} /> : null}
        </Shop>
      </SWRConfig>
    ),
  };
}

/** The story's visitor: the answers that they would have at a step of their flow, and the story's own over them. */
function visitorOf({ at, species, visitor = {} }: ShopParameters): Partial<SessionRecord> {
  if (at === undefined) return visitor;
  return { ...visitor, answers: { ...answersBefore(at, species, visitor.flow), ...visitor.answers } };
}

/** Sends what a story asks for under its name. */
function fromStory(story: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(storyHeader, story);
    return fetch(input, { ...init, headers });
  };
}

/** Returns a `fetch` that calls the mock backend directly, without a network. */
function straightTo(backend: Backend): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const givenUp = new Promise<never>((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
    });
    const response = await Promise.race([backend.fetch(request), givenUp]);
    if (response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  };
}

interface Listener {
  readonly channel: string;
  readonly event: string;
  readonly onMessage: (message: unknown) => void;
}

/** Realtime without a socket: broadcasts of the backend reach the listeners in the same page. */
function createAir(): { realtime: Realtime; broadcast: (channel: string, event: string, message: unknown) => void } {
  const listeners = new Set<Listener>();
  return {
    broadcast(channel, event, message) {
      for (const listener of listeners) {
        if (channel === `private-${listener.channel}` && event.endsWith(`\\${listener.event}`))
          listener.onMessage(message);
      }
    },
    realtime: {
      listen(channel, event, { onMessage, onSubscribed }) {
        const listener = { channel, event, onMessage };
        listeners.add(listener);
        onSubscribed();
        return () => listeners.delete(listener);
      },
    },
  };
}
