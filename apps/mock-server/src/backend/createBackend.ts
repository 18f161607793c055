import type { Clock } from "@petbox/domain/calendar/clock";
import { Hono } from "hono/quick";
import type { Caller, FromCaller } from "./caller.ts";
import { handleChannelAuthorization, mayListen } from "./channelAuthorization.ts";
import { settlePayments } from "./checkout/payments.ts";
import type { DocumentSource } from "./documents.ts";
import { createFaults, type Fault } from "./fault.ts";
import { HttpError } from "./httpError.ts";
import { laravelReplies } from "./laravelReplies.ts";
import { limitBody } from "./limitBody.ts";
import type { SendMail } from "./mail.ts";
import { servePhotos } from "./pets/servePhotos.ts";
import { createRateLimit } from "./rateLimit.ts";
import { replyHeaders } from "./replyHeaders.ts";
import type { Broadcast, Dependencies } from "./requestContext.ts";
import { announceExpiredPix, callOffPaid, settleRetries } from "./resolution/paymentRetries.ts";
import { serveBoletos } from "./resolution/serveBoletos.ts";
import { serveCalls } from "./serveCalls.ts";
import { serveFallback } from "./serveFallback.ts";
import { servePages } from "./servePages.ts";
import type { SessionRecord } from "./session/collections.ts";
import { handleLogout } from "./session/logout.ts";
import { createSessionManager, type PageSettings, type SessionManager } from "./sessionManager.ts";
import { cookieSessions, laravelSessions, type Sessions } from "./sessions.ts";
import type { WorldStore } from "./store.ts";
import { StoreWriteError, storeErrorReply } from "./storeWriteError.ts";
import { catchUp } from "./subscriptions/dailyRun.ts";

interface BackendSettings {
  readonly store: WorldStore;
  readonly clock: Clock;
  readonly broadcast?: Broadcast;
  /** Sends the mails. @default drops them */
  readonly sendMail?: SendMail;
  /** A fresh identifier: 32 hexadecimal digits. */
  readonly newId?: () => string;
  /** Delay of each reply, in milliseconds. */
  readonly latency?: number;
  readonly faults?: readonly Fault[];
  readonly sessions?: Sessions;
  /**
   * The clock for the age of sessions, when it differs from the world's: the panel does not move the browsers' clock.
   */
  readonly sessionClock?: Clock;
  readonly page?: PageSettings & {
    /** The initial session of a new visitor. */
    readonly newcomer?: Partial<SessionRecord>;
  };
  /** The built pages, when this backend serves them too. */
  readonly documents?: DocumentSource;
  /** Whether it replies like a Laravel application without casts. @default false */
  readonly laravel?: boolean;
}

/** The server as its clients see it, with the operations of the test panel. */
export interface Backend {
  /**
   * Replies to any request. An "offline" fault gives `Response.error()`, which the caller turns into a broken
   * connection.
   */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Whether the request's session may listen to a private channel now. */
  mayListen(request: Request, channel: string): boolean;
  /** Runs everything that is due: announces payments and advances subscriptions. */
  passTime(): void;
  readonly visitors: SessionManager;
  setFaults(faults: readonly Fault[]): void;
  /** The faults that have not occurred yet. */
  faults(): readonly Fault[];
  setLatency(milliseconds: number): void;
  /** Forgets how often each caller has tried what is limited. */
  clearLimits(): void;
  /** Sets the initial session of new visitors. */
  setNewcomer(newcomer: Partial<SessionRecord>): void;
}

export function createBackend(settings: BackendSettings): Backend {
  const { store, clock, sessionClock = clock, documents, laravel = false } = settings;
  const { sessions = laravel ? laravelSessions : cookieSessions } = settings;
  const faults = createFaults(settings.faults ?? []);
  const limit = createRateLimit(clock);
  let latency = settings.latency ?? 0;
  const dependencies: Dependencies = {
    store,
    clock,
    newId: settings.newId ?? (() => crypto.randomUUID().replaceAll("-", "")),
    broadcast: settings.broadcast ?? (() => {}),
    sendMail: settings.sendMail ?? (() => {}),
  };
  let newcomer = settings.page?.newcomer ?? {};
  const visitors = createSessionManager(dependencies, sessions, {
    ...settings.page,
    sessionClock,
    newcomer: () => newcomer,
  });
  let passedUntil = clock();
  const passTime = () => {
    settlePayments(dependencies);
    settleRetries(dependencies);
    catchUp(dependencies);
    callOffPaid(dependencies);
    announceExpiredPix(dependencies, passedUntil);
    passedUntil = clock();
  };
  // Quick to prepare: tests and stories make thousands of backends, for a few requests each.
  const app = new Hono<FromCaller>();

  /** Waits for the configured latency. @returns the fault due at a path, if any. */
  async function faultFor(path: string): Promise<Fault | undefined> {
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    return faults.take(path);
  }

  app.use(replyHeaders, limitBody);
  serveCalls(app, { dependencies, visitors, documents, limit, passTime, faultFor });
  const server = documents && { documents, visitors, clock, store };
  if (server) servePages(app, { dependencies, server, passTime, faultFor });
  handleChannelAuthorization(app, dependencies, visitors);
  handleLogout(app, visitors);
  serveBoletos(app, dependencies);
  servePhotos(app, dependencies, visitors);
  serveFallback(app, server);
  app.onError((thrown, { req }) => {
    if (thrown instanceof StoreWriteError) return storeErrorReply(req.raw);
    if (!(thrown instanceof HttpError)) throw thrown;
    const { body, status, headers } = thrown;
    return Response.json(body, { status, headers });
  });

  const reply: Backend["fetch"] = async (request, caller = {}) => app.fetch(request, caller);

  return {
    fetch: laravel ? laravelReplies({ fetch: reply, visitors, store, sessionClock }) : reply,
    mayListen: (request, channel) => mayListen(visitors.find(request), channel, store),
    passTime,
    visitors,
    setFaults: faults.replace,
    faults: faults.pending,
    clearLimits: limit.clear,
    setLatency: (milliseconds) => {
      latency = milliseconds;
    },
    setNewcomer: (next) => {
      newcomer = next;
    },
  };
}
