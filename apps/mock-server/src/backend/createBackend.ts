import type { Endpoint } from "@petbox/api-client/contract/endpoint";
import type { Clock } from "@petbox/domain/calendar/clock";
import { Hono } from "hono";
import * as z from "zod/mini";
import { areas } from "./areas.ts";
import { handleChannelAuthorization } from "./channels.ts";
import { createPayments } from "./checkout/payments.ts";
import { type DocumentSource, serveDocument } from "./documents.ts";
import { createFaults, type Fault, faultyResponse } from "./fault.ts";
import type { Handler } from "./handler.ts";
import type { SendMail } from "./mail.ts";
import { NotKept } from "./notKept.ts";
import { patiently } from "./patience.ts";
import { createRateLimit } from "./rateLimit.ts";
import { Refusal } from "./refusal.ts";
import { limitBody, readBody } from "./requestBody.ts";
import { servePages } from "./servePages.ts";
import type { Visitor } from "./session/collections.ts";
import { handleLogout } from "./session/logout.ts";
import { cookieSessions, type Sessions } from "./sessions.ts";
import type { Broadcast, Surroundings } from "./situation.ts";
import type { Store } from "./store.ts";
import { createVisitors, type PageSettings, type Visitors } from "./visitors.ts";

export interface BackendSettings {
  readonly store: Store;
  readonly clock: Clock;
  readonly broadcast?: Broadcast;
  /** Carries the mails; by default nobody does. */
  readonly sendMail?: SendMail;
  /** A fresh identifier: 32 hexadecimal digits. */
  readonly newId?: () => string;
  /** How long each reply is held back, in milliseconds. */
  readonly latency?: number;
  readonly faults?: readonly Fault[];
  readonly sessions?: Sessions;
  readonly page?: PageSettings & {
    /** What a visitor whom nobody knows starts with. */
    readonly newcomer?: Partial<Visitor>;
  };
  /** The built pages, when this backend serves them too. */
  readonly documents?: DocumentSource;
}

/** The server as its clients see it, and the few things that only its keeper may do. */
export interface Backend {
  /** Replies to any request. To "offline" faults with `Response.error()`, which the caller turns into a broken connection. */
  fetch(request: Request): Promise<Response>;
  /** Announces the payments whose time has come. */
  settlePayments(): void;
  readonly visitors: Visitors;
  setFaults(faults: readonly Fault[]): void;
  setLatency(milliseconds: number): void;
  /** What a visitor whom nobody knows starts with from now on. */
  setNewcomer(newcomer: Partial<Visitor>): void;
}

const handlers: readonly Handler[] = Object.values(areas).flatMap((area) => area.handlers);

const notKeptText = "Não conseguimos salvar agora. Tente de novo em instantes.";

/** The path of a call as Hono writes it. */
function routeOf({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

export function createBackend(settings: BackendSettings): Backend {
  const { store, clock, sessions = cookieSessions } = settings;
  const faults = createFaults(settings.faults ?? []);
  const limit = createRateLimit(clock);
  let latency = settings.latency ?? 0;
  const surroundings: Surroundings = {
    store,
    clock,
    newId: settings.newId ?? (() => crypto.randomUUID().replaceAll("-", "")),
    broadcast: settings.broadcast ?? (() => {}),
    sendMail: settings.sendMail ?? (() => {}),
  };
  let newcomer = settings.page?.newcomer ?? {};
  const visitors = createVisitors(surroundings, sessions, { ...settings.page, newcomer: () => newcomer });
  const payments = createPayments(surroundings);
  const app = new Hono();

  /** What a request meets on its way: the server's latency, and a fault where one is due. */
  async function meet(path: string): Promise<Fault | undefined> {
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    return faults.take(path);
  }

  app.use(limitBody);
  for (const { endpoint, handle, perMinute } of handlers) {
    app.on(endpoint.method, routeOf(endpoint), async (context) => {
      const fault = await meet(endpoint.path);
      if (fault && fault.kind !== "lost-reply") return faultyResponse(fault);
      const { id } = visitors.ofCall(context.req.raw);
      if (perMinute !== undefined) limit(id, endpoint.path, perMinute);
      const body = await readBody(context.req.raw, endpoint.body);
      const reply = await patiently(() => {
        payments.settle();
        return store.transaction(() =>
          handle({
            ...surroundings,
            body,
            parameters: context.req.param(),
            attempt: context.req.header("Idempotency-Key"),
            // As the session is by now: its other calls went on while this one's body was read, or the store was busy.
            visitor: visitors.ofCall(context.req.raw),
            remember: (change) => visitors.change(id, change),
          }),
        );
      });
      return fault ? faultyResponse(fault) : context.json(z.encode(endpoint.reply, reply) as object);
    });
  }
  if (settings.documents) servePages(app, { surroundings, visitors, documents: settings.documents, meet });
  handleChannelAuthorization(app, surroundings, visitors);
  handleLogout(app, visitors);
  for (const { endpoint } of handlers) app.all(routeOf(endpoint), (context) => documentOr405(context.req.raw));

  function documentOr405(request: Request): Response | Promise<Response> {
    const wantsPage = request.method === "GET" && !request.headers.has("X-Requested-With");
    if (wantsPage && settings.documents) return serveDocument(request, settings.documents, visitors);
    return Response.json({ message: "The method is not allowed for this address." }, { status: 405 });
  }

  app.notFound((context) => {
    if (settings.documents && (context.req.method === "GET" || context.req.method === "HEAD")) {
      return serveDocument(context.req.raw, settings.documents, visitors);
    }
    return context.json({ message: "Not found." }, 404);
  });
  app.onError((thrown) => {
    if (thrown instanceof NotKept) return Response.json({ message: notKeptText }, { status: 503 });
    if (!(thrown instanceof Refusal)) throw thrown;
    const { body, status, headers } = thrown;
    return Response.json(body, { status, headers });
  });

  return {
    fetch: async (request) => app.fetch(request),
    settlePayments: payments.settle,
    visitors,
    setFaults: faults.replace,
    setLatency: (milliseconds) => {
      latency = milliseconds;
    },
    setNewcomer: (next) => {
      newcomer = next;
    },
  };
}
