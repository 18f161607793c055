import type { Clock } from "@petbox/domain/calendar/clock";
import { Hono } from "hono";
import type { Caller, FromCaller } from "./caller.ts";
import { handleChannelAuthorization, mayListen } from "./channelAuthorization.ts";
import { createPayments } from "./checkout/payments.ts";
import type { DocumentSource } from "./documents.ts";
import { createFaults, type Fault } from "./fault.ts";
import { limitBody } from "./limitBody.ts";
import type { SendMail } from "./mail.ts";
import { NotKept, notKeptReply } from "./notKept.ts";
import { servePhotos } from "./pets/servePhotos.ts";
import { createRateLimit } from "./rateLimit.ts";
import { Refusal } from "./refusal.ts";
import { replyHeaders } from "./replyHeaders.ts";
import type { Broadcast, Dependencies } from "./requestContext.ts";
import { createPaymentRetries } from "./resolution/paymentRetries.ts";
import { serveBoletos } from "./resolution/serveBoletos.ts";
import { serveCalls } from "./serveCalls.ts";
import { servePages } from "./servePages.ts";
import { serveTheRest } from "./serveTheRest.ts";
import type { Visitor } from "./session/collections.ts";
import { handleLogout } from "./session/logout.ts";
import { cookieSessions, type Sessions } from "./sessions.ts";
import type { Store } from "./store.ts";
import { createLife } from "./subscriptions/life.ts";
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
  /** The clock by which sessions grow old, where it is not the world's: nobody moves that of the browsers. */
  readonly sessionClock?: Clock;
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
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Whether whoever is behind a request may hear a private channel now. */
  mayListen(request: Request, channel: string): boolean;
  /** Whatever is due by now happens: payments are announced, and subscriptions live their days. */
  passTime(): void;
  readonly visitors: Visitors;
  setFaults(faults: readonly Fault[]): void;
  /** The faults that are still to come. */
  faults(): readonly Fault[];
  setLatency(milliseconds: number): void;
  /** What a visitor whom nobody knows starts with from now on. */
  setNewcomer(newcomer: Partial<Visitor>): void;
}

export function createBackend(settings: BackendSettings): Backend {
  const { store, clock, sessions = cookieSessions, sessionClock = clock, documents } = settings;
  const faults = createFaults(settings.faults ?? []);
  let latency = settings.latency ?? 0;
  const dependencies: Dependencies = {
    store,
    clock,
    newId: settings.newId ?? (() => crypto.randomUUID().replaceAll("-", "")),
    broadcast: settings.broadcast ?? (() => {}),
    sendMail: settings.sendMail ?? (() => {}),
  };
  let newcomer = settings.page?.newcomer ?? {};
  const visitors = createVisitors(dependencies, sessions, {
    ...settings.page,
    sessionClock,
    newcomer: () => newcomer,
  });
  const payments = createPayments(dependencies);
  const retries = createPaymentRetries(dependencies);
  const life = createLife(dependencies);
  const passTime = () => {
    payments.settle();
    retries.settle();
    life.catchUp();
    retries.callOffPaid();
  };
  const app = new Hono<FromCaller>();

  /** Waits the server's latency. @returns the fault that is due at a path, if one is. */
  async function faultFor(path: string): Promise<Fault | undefined> {
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    return faults.take(path);
  }

  app.use(replyHeaders, limitBody);
  serveCalls(app, { dependencies, visitors, documents, limit: createRateLimit(clock), passTime, faultFor });
  const server = documents && { documents, visitors, clock, store };
  if (server) servePages(app, { dependencies, server, passTime, faultFor });
  handleChannelAuthorization(app, dependencies, visitors);
  handleLogout(app, visitors);
  serveBoletos(app, dependencies);
  servePhotos(app, dependencies, visitors);
  serveTheRest(app, server);
  app.onError((thrown, { req }) => {
    if (thrown instanceof NotKept) return notKeptReply(req.raw);
    if (!(thrown instanceof Refusal)) throw thrown;
    const { body, status, headers } = thrown;
    return Response.json(body, { status, headers });
  });

  return {
    fetch: async (request, caller = {}) => app.fetch(request, caller),
    mayListen: (request, channel) => mayListen(visitors.find(request), channel, store),
    passTime,
    visitors,
    setFaults: faults.replace,
    faults: faults.pending,
    setLatency: (milliseconds) => {
      latency = milliseconds;
    },
    setNewcomer: (next) => {
      newcomer = next;
    },
  };
}
