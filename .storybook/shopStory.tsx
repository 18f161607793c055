import { memoryAntiForgery } from "@petbox/api-client/client/antiForgery";
import { createClient } from "@petbox/api-client/client/client";
import { documentPages } from "@petbox/api-client/page/pageSource";
import { parseEmbeddedSession } from "@petbox/api-client/page/readEmbeddedSession";
import type { Realtime } from "@petbox/api-client/realtime/realtime";
import type { StepName } from "@petbox/domain/funnel/steps";
import type { Species } from "@petbox/domain/pet/species";
import { type Backend, createBackend } from "@petbox/mock-server/backend/createBackend";
import { dataDocuments } from "@petbox/mock-server/backend/dataDocuments";
import { mailedTokenIn } from "@petbox/mock-server/backend/documents";
import type { Fault } from "@petbox/mock-server/backend/fault";
import { asPhpWrites } from "@petbox/mock-server/backend/laravelReplies";
import { photoPath } from "@petbox/mock-server/backend/pets/photoPath";
import type { SessionRecord } from "@petbox/mock-server/backend/session/collections";
import { isLinkVoid } from "@petbox/mock-server/backend/session/passwordRecovery";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore, type WorldStore } from "@petbox/mock-server/backend/store";
import { answersBefore } from "@petbox/mock-server/scenarios/answersBefore";
import { type ScenarioName, scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { countedIds } from "@petbox/mock-server/testing/countedIds";
import type { AnalyticsEvent } from "@petbox/shop/analytics/analytics.ts";
import { loadMatchedRoutes } from "@petbox/shop/app/router.ts";
import { routes } from "@petbox/shop/app/routes.ts";
import { Shop } from "@petbox/shop/app/Shop.tsx";
import type { Services, Timings } from "@petbox/shop/app/services.ts";
import { routerContext } from "@petbox/shop/app/servicesContext.ts";
import { type BrowserTabs, noTabs } from "@petbox/shop/browser/tabs.ts";
import { noDrafts, type PageDrafts } from "@petbox/shop/drafts/pageDrafts.ts";
import { createSession } from "@petbox/shop/session/session.ts";
import { HttpResponse, http, passthrough, type RequestHandler } from "msw";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { createEventStore, EventLog } from "./EventLog.tsx";
import { OtherBackendNote } from "./OtherBackendNote.tsx";

/** The start of a page's story: `parameters: { shop: { path, scenario } }`. */
export interface ShopParameters {
  /** The initial URL. */
  readonly path: string;
  /** The path of the last page, if the story leaves the first one. @default that of `path` */
  readonly endsAt?: `/${string}`;
  /** The mock server's scenario, including its faults. @default "novo" */
  readonly scenario?: ScenarioName;
  /** The visitor's current step: all earlier steps are answered, for Bob, a dog, or Mia, a cat. */
  readonly at?: StepName;
  /** The species of the pet in those answers. @default "dog" */
  readonly species?: Species;
  /** Additions to the scenario's visitor. */
  readonly visitor?: Partial<SessionRecord>;
  /** Faults in addition to the scenario's. */
  readonly faults?: readonly Fault[];
  /** The delay of each reply, in milliseconds; defaults to the scenario's. */
  readonly latency?: number;
  /** Whether the backend replies like a Laravel application without casts. @default false */
  readonly laravel?: boolean;
  readonly timings?: Partial<Timings>;
  /** "unreachable" is a page whose realtime cannot be connected; "silent" one whose channel is open and brings no event. */
  readonly realtime?: "unreachable" | "silent";
  /** Address of the waiting page's video. */
  readonly waitingVideo?: string;
  /** Calls bypass the page's network and go straight to the backend. @default false */
  readonly straight?: boolean;
  /** Whether the toolbar has replaced the story's own backend, which the page then says. @default false */
  readonly isOnOtherBackend?: boolean;
  /** Shows the analytics events below the page. @default false */
  readonly showsEvents?: boolean;
  /** The browser's other tabs, if the story needs some. */
  readonly tabs?: BrowserTabs;
  /** Unsaved text, if the story keeps drafts. */
  readonly drafts?: PageDrafts;
  /** The anti-forgery token of the page; defaults to the visitor's. "" simulates a page without a token. */
  readonly token?: string;
}

/** The time at which all stories run: Tuesday, 10 March 2026, noon in São Paulo. */
const storyMoment = Date.UTC(2026, 2, 10, 15);

const onlyId = "visita";

/** Identifies the story that sent a request. A late request from a previous story must not reach the next story's backend. */
const storyHeader = "X-Story";
let stories = 0;

type ShopRouter = ReturnType<typeof createMemoryRouter>;

function StoryRouter({ open }: { readonly open: () => ShopRouter }) {
  const [router] = useState(open);
  return <RouterProvider router={router} useTransitions={false} />;
}

/** The state of one story, with its own backend, store and router. */
export interface ShopStory {
  readonly backend: Backend;
  readonly store: WorldStore;
  readonly handler: RequestHandler;
  /** The analytics events tracked so far. */
  readonly events: readonly AnalyticsEvent[];
  /** Runs the first page's guard after the story's handlers are installed, so that the page renders synchronously. */
  open(): Promise<void>;
  /** The current URL. */
  address(): string;
  /** All URLs visited so far, in order, including the current one. */
  passed(): readonly string[];
  /** How the current URL was reached; a replaced page is not in the history. */
  arrival(): "POP" | "PUSH" | "REPLACE";
  /** The number of page documents requested so far, each with the page's current data. */
  pageReads(): number;
  /** Advances the server's clock, in milliseconds, and announces the payments that are due. */
  pass(milliseconds: number): void;
  readonly element: React.ReactElement;
}

export async function createShopStory(parameters: ShopParameters): Promise<ShopStory> {
  const scenario = scenarios[parameters.scenario ?? "novo"];
  let now = storyMoment;
  const store = memoryStore(scenario.world(now));
  const localRealtime = createLocalRealtime();
  const backend = createBackend({
    store,
    clock: () => now,
    newId: countedIds(),
    broadcast: localRealtime.broadcast,
    sessions: onlyVisitor(onlyId),
    faults: [...(parameters.faults ?? []), ...scenario.faults],
    latency: parameters.latency ?? scenario.latency,
    documents: dataDocuments,
    laravel: parameters.laravel ?? false,
    page: {
      newcomer: { ...scenario.newcomer, ...visitorOf(parameters) },
      ...(parameters.waitingVideo ? { waitingVideo: parameters.waitingVideo } : {}),
    },
  });
  /** The current visitor. */
  const current = () => backend.visitors.ofPage(new Request("http://localhost/")).visitor;
  const visitor = current();
  stories += 1;
  const story = String(stories);
  const send = parameters.straight ? straightTo(backend) : fromStory(story);
  const link = mailedTokenIn(parameters.path);
  const isVoid = link === undefined ? undefined : await isLinkVoid(link, { store, clock: () => now });
  const session = createSession(async () => {
    const embedded = backend.visitors.pageData(current(), isVoid);
    return parseEmbeddedSession(parameters.laravel ? asPhpWrites(embedded) : embedded);
  });
  await session.load();
  const events = createEventStore();
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
      return parameters.realtime === "silent" ? createLocalRealtime().realtime : localRealtime.realtime;
    },
    drafts: parameters.drafts ?? noDrafts,
    tabs: parameters.tabs ?? noTabs,
    timings: { second: 1_000, afterPayment: 0, emailRecheck: 0, cartRest: 0, ...parameters.timings },
    currentPath: () => router?.state.location.pathname ?? "",
    loginReturn: {},
  };
  await loadMatchedRoutes(new URL(parameters.path, location.origin).pathname);
  const passed = [parameters.path];
  let pageReads = 0;
  let router: ShopRouter | undefined;
  /** Created late: a router runs its loaders immediately, and they need the story's handlers. */
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
      // The backend handles calls, page data and uploaded photos. All other requests are for static files.
      const isPage = request.headers.get("Accept") === "text/html";
      if (isPage) pageReads += 1;
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
    pageReads: () => pageReads,
    pass(milliseconds) {
      now += milliseconds;
      backend.passTime();
    },
    element: (
      <SWRConfig value={{ provider: () => new Map() }}>
        <Shop services={services}>
          {parameters.isOnOtherBackend ? <OtherBackendNote /> : null}
          <StoryRouter open={openRouter} />
          {parameters.showsEvents ? <EventLog events={events} /> : null}
        </Shop>
      </SWRConfig>
    ),
  };
}

/** The story's visitor: the answers before the step `at`, overridden by the story's own. */
function visitorOf({ at, species, visitor = {} }: ShopParameters): Partial<SessionRecord> {
  if (at === undefined) return visitor;
  return { ...visitor, answers: { ...answersBefore(at, species, visitor.flow), ...visitor.answers } };
}

/** A `fetch` that marks each request with the name of its story. */
function fromStory(story: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(storyHeader, story);
    return fetch(input, { ...init, headers });
  };
}

/** A `fetch` that calls the backend directly, without a network. */
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

/** Realtime without a socket: the backend's broadcasts reach the listeners in the same page. */
function createLocalRealtime(): {
  realtime: Realtime;
  broadcast: (channel: string, event: string, message: unknown) => void;
} {
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
