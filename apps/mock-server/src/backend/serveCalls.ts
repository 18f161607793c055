import type { Endpoint } from "@petbox/api-client/contract/endpoint";
import type { Hono } from "hono";
import * as z from "zod/mini";
import * as areas from "./areas.ts";
import type { FromCaller } from "./caller.ts";
import type { DocumentSource } from "./documents.ts";
import { type Fault, faultyResponse } from "./fault.ts";
import type { Handler } from "./handler.ts";
import { validationError } from "./httpError.ts";
import type { RateLimit } from "./rateLimit.ts";
import { arrivedBody, type MediaType, readBody } from "./requestBody.ts";
import type { Dependencies } from "./requestContext.ts";
import type { SessionRecord } from "./session/collections.ts";
import type { SessionManager } from "./sessionManager.ts";
import { maxTextLength } from "./storableTexts.ts";
import { retryWhileBusy } from "./storeWriteError.ts";

const handlers: readonly Handler[] = Object.values(areas).flatMap((area) => area.handlers);

/** Many customers share an address, so it allows as many calls as they need, but few for guessing. */
const triesPerAddress = 60;

interface CallServer {
  readonly dependencies: Dependencies;
  readonly visitors: SessionManager;
  /** The built pages, when they are served with the calls. */
  readonly documents: DocumentSource | undefined;
  readonly limit: RateLimit;
  /** Runs everything that is due. */
  readonly passTime: () => void;
  /** Waits for the configured latency. @param path the call's template. @returns the fault in place of a reply. */
  readonly faultFor: (path: string) => Promise<Fault | undefined>;
}

/** The path of a call in Hono's notation. */
function routeOf({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function mediaTypeOf({ isForm }: Endpoint): MediaType {
  return isForm ? "multipart/form-data" : "application/json";
}

/** The paths of the calls with their methods. */
export const callRoutes: ReadonlyMap<string, readonly Endpoint["method"][]> = handlers.reduce(
  (routes, { endpoint }) => routes.set(routeOf(endpoint), [...(routes.get(routeOf(endpoint)) ?? []), endpoint.method]),
  new Map<string, readonly Endpoint["method"][]>(),
);

/** Whether a browser opens the URL as a page; calls identify themselves. */
function opensPage({ method, headers }: Request): boolean {
  if (headers.has("X-Requested-With") || (method !== "GET" && method !== "HEAD")) return false;
  return headers.get("Accept")?.includes("text/html") === true;
}

/** @throws HttpError 422 for a name that is too long to store. */
function attemptIn(request: Request): string | undefined {
  const attempt = request.headers.get("Idempotency-Key") ?? undefined;
  if (attempt !== undefined && attempt.length > maxTextLength)
    throw validationError({
      "Idempotency-Key": [`O nome da tentativa pode ter no máximo ${maxTextLength} caracteres.`],
    });
  return attempt;
}

type Outgoing = Pick<Dependencies, "broadcast" | "sendMail">;

/** The mails and broadcasts of a call, held until its changes are saved. */
interface HeldMessages extends Outgoing {
  /** Sends everything in order. */
  readonly release: () => void;
}

/** Holds messages back until the store saves the change: a refused write sends nothing, and a retry sends once. */
function holdMessages({ broadcast, sendMail }: Outgoing): HeldMessages {
  const waiting: (() => void)[] = [];
  return {
    broadcast: (...event) => waiting.push(() => broadcast(...event)),
    sendMail: (mail) => waiting.push(() => sendMail(mail)),
    release: () => {
      for (const send of waiting) send();
    },
  };
}

/** Serves every call of the contract with the handlers of its area. */
export function serveCalls(
  app: Hono<FromCaller>,
  { dependencies, visitors, documents, limit, passTime, faultFor }: CallServer,
): void {
  /** @throws HttpError 429 */
  function limitTries({ endpoint, limits }: Handler, address: string | undefined, body: unknown): void {
    const { perMinute, accountOf, isPerAddress = false } = limits;
    if (perMinute === undefined || accountOf === undefined) return;
    const account = accountOf(body).trim().toLowerCase();
    limit.count(`account ${account} ${isPerAddress ? (address ?? "") : "anywhere"}`, endpoint.path, perMinute);
    if (address !== undefined) limit.count(`address ${address}`, endpoint.path, triesPerAddress);
  }

  /** Runs the handler in a transaction, again while the store is busy, and then sends its mails and broadcasts. */
  async function runHandler(
    { handle }: Handler,
    request: Request,
    call: Pick<Parameters<Handler["handle"]>[0], "body" | "parameters" | "attempt">,
  ) {
    const { id } = visitors.ofCall(request);
    let renewed: SessionRecord | undefined;
    const { reply, release } = await retryWhileBusy(async () => {
      passTime();
      const { release, ...outgoing } = holdMessages(dependencies);
      const reply = await dependencies.store.transaction(() =>
        handle({
          ...dependencies,
          ...outgoing,
          ...call,
          // Read again: other calls of the session may have run while the store was busy.
          visitor: visitors.ofCall(request),
          remember: (change) => visitors.change(id, change),
          renewSession: (session) => {
            renewed = visitors.renew(session);
            return renewed;
          },
        }),
      );
      return { reply, release };
    });
    release();
    return { reply, renewed };
  }

  for (const handler of handlers) {
    const { endpoint, limits, guard } = handler;
    app.on(endpoint.method, routeOf(endpoint), async (context, next) => {
      const request = context.req.raw;
      // A call's URL opened in a browser leads to the not-found page.
      if (documents && opensPage(request)) return next();
      const fault = await faultFor(endpoint.path);
      if (fault && fault.kind !== "lost-reply") return faultyResponse(fault);
      const arrived = await arrivedBody(request);
      // Checks the token, before anything in the body is refused.
      const visitor = visitors.ofCall(request);
      guard?.({ visitor, store: dependencies.store });
      if (limits.perMinute !== undefined) limit.count(`session ${visitor.id}`, endpoint.path, limits.perMinute);
      const body = endpoint.body && (await readBody(arrived, endpoint.body, [mediaTypeOf(endpoint)]));
      limitTries(handler, context.env.address, body);
      const call = { body, parameters: context.req.param(), attempt: attemptIn(request) };
      const { reply, renewed } = await runHandler(handler, request, call);
      const cookie = renewed && visitors.cookieFor(renewed, request);
      if (cookie) context.header("Set-Cookie", cookie);
      // Otherwise the next calls would be refused first.
      if (renewed) context.header("X-CSRF-TOKEN", renewed.token);
      return fault ? faultyResponse(fault) : context.json(z.encode(endpoint.reply, reply));
    });
  }
}
