import type * as calls from "@petbox/api-client/contract/areas";
import type * as pages from "@petbox/api-client/page/areas";
import type { Clock } from "@petbox/domain/calendar/clock";
import { HttpResponse, http, passthrough, type RequestHandler } from "msw";
import { type Backend, createBackend } from "../backend/createBackend.ts";
import { dataDocuments } from "../backend/dataDocuments.ts";
import type { Fault } from "../backend/fault.ts";
import { photoPath } from "../backend/pets/photoPath.ts";
import { callRoutes } from "../backend/serveCalls.ts";
import { onlyVisitor } from "../backend/sessions.ts";
import { memoryStore } from "../backend/store.ts";
import { isScenarioName, type ScenarioName, scenarios } from "../scenarios/scenarios.ts";

type ValueIn<Areas> = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas];

/** The path template of a call, such as "/renovar/{code}". */
type CallPath = Extract<ValueIn<typeof calls>, { readonly method: string; readonly path: string }>["path"];

/** The pattern of a page with data, such as "/plano/:code". */
type PagePath = Extract<ValueIn<typeof pages>, { readonly page: string }>["page"];

/** Makes a call or a page fail, always or `times` times. */
export interface MockFault extends Fault {
  /** A path of the contract, or "*" for every call and page. */
  readonly path: CallPath | PagePath | "*";
}

/** The world, the time and the failures of a mock shop. */
export interface MockShopOptions {
  /**
   * The world at the start: who the visitor is, and what happened before.
   * @default "novo"
   */
  readonly scenario?: ScenarioName | undefined;
  /**
   * The server's time, in milliseconds since 1970.
   * @default Date.now
   */
  readonly clock?: Clock | undefined;
  /** The delay of each reply, in milliseconds. Default: that of the scenario. */
  readonly latency?: number | undefined;
  /** Faults in addition to those of the scenario. */
  readonly faults?: readonly MockFault[] | undefined;
  /**
   * Whether it replies like a Laravel application without casts: numbers as text, booleans as 0 and 1.
   * @default false
   */
  readonly laravel?: boolean | undefined;
  /**
   * The origin whose calls are intercepted, such as "https://loja.example".
   * @default "*": every origin
   */
  readonly origin?: string | undefined;
}

/** A shop's backend with one visitor and a world in memory. */
export interface MockShop {
  /** For `setupWorker` of msw/browser and `setupServer` of msw/node. Requests that are no call of the shop pass. */
  readonly handlers: readonly RequestHandler[];
  /** The visitor's current anti-forgery token: `memoryAntiForgery(shop.token(), async () => shop.token())`. */
  token(): string;
  /** Runs everything that is due at the clock's time: results of payments, charges, boxes. */
  passTime(): void;
  /** Replaces the faults that have not occurred yet. */
  setFaults(faults: readonly MockFault[]): void;
}

/**
 * A backend for the tests and demos of another team: it replies to every call of the contract, and to reads of pages' data, over a
 * world that changes with the calls.
 *
 * @example
 * const shop = createMockShop({ scenario: "assinante" });
 * setupServer(...shop.handlers).listen();
 * @throws RangeError for an unknown scenario.
 */
export function createMockShop(options: MockShopOptions = {}): MockShop {
  const { scenario: name = "novo", clock = Date.now, faults = [], laravel = false, origin = "*" } = options;
  if (!isScenarioName(name)) throw unknownScenario(name);
  const scenario = scenarios[name];
  const backend = createBackend({
    store: memoryStore(scenario.world(clock())),
    clock,
    latency: options.latency ?? scenario.latency,
    faults: [...faults, ...scenario.faults],
    sessions: onlyVisitor("visitor"),
    documents: dataDocuments,
    laravel,
    page: { newcomer: scenario.newcomer },
  });
  return {
    handlers: handlersOf(backend, origin),
    token: () => backend.visitors.ofPage(new Request("http://localhost/")).visitor.token,
    passTime: backend.passTime,
    setFaults: backend.setFaults,
  };
}

/** A caller without TypeScript may pass any name. */
function unknownScenario(name: string): RangeError {
  return new RangeError(`There is no scenario "${name}". The scenarios are: ${Object.keys(scenarios).join(", ")}.`);
}

const intercept = { GET: http.get, POST: http.post, PUT: http.put };

function handlersOf(backend: Backend, origin: string): readonly RequestHandler[] {
  async function reply({ request }: { request: Request }): Promise<Response> {
    const response = await backend.fetch(request);
    return response.type === "error" ? HttpResponse.error() : response;
  }
  return [
    ...[...callRoutes].flatMap(([path, methods]) =>
      methods.map((method) => intercept[method](`${origin}${path}`, reply)),
    ),
    http.get(`${origin}${photoPath(":id")}`, reply),
    // The client reads a page's data from its document with this header. A browser that opens a page accepts more types.
    http.get(`${origin}/*`, ({ request }) =>
      request.headers.get("Accept") === "text/html" ? reply({ request }) : passthrough(),
    ),
  ];
}
