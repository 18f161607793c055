import type { Clock } from "@petbox/domain/calendar/clock";
import type { Caller } from "./caller.ts";
import { channelAuthorizationPath } from "./channelAuthorization.ts";
import { generalTexts } from "./httpError.ts";
import { guestRedirect, openLaravelSession } from "./laravelRequests.ts";
import type { SessionManager } from "./sessionManager.ts";
import type { WorldStore } from "./store.ts";

type Fetch = (request: Request, caller?: Caller) => Promise<Response>;

interface Application {
  readonly fetch: Fetch;
  readonly visitors: SessionManager;
  readonly store: WorldStore;
  /** The clock for the age of sessions. */
  readonly sessionClock: Clock;
}

/** The framework's own texts, by status. */
const frameworkTexts: Readonly<Record<number, string>> = {
  404: "No query results for model [App\\Models\\Subscription].",
  422: "The given data was invalid.",
  429: "Too Many Attempts.",
};

/** How long a request keeps its copy of the session before it saves it, in milliseconds: reads take longer here. */
const sessionHeldFor = { read: 60, write: 30 };

/**
 * Replies like a Laravel application without casts: numbers as text, booleans as 0 or 1, the framework's English texts, no
 * fresh token in replies, a token check of writes only, no replay of events, sessions of 120 idle minutes, pages of guests that
 * redirect customers. The session is saved as a whole at the end of each request, so that of two parallel requests the last
 * one to end wins.
 */
export function laravelReplies({ fetch, visitors, store, sessionClock }: Application): Fetch {
  return async (request, caller) => {
    const { own, cookie, arrived } = await openLaravelSession(request, visitors, sessionClock);
    const response = guestRedirect(request, own) ?? (await fetch(withoutTokenCheck(arrived, own.token), caller));
    if (response.type === "error") return response;
    const session = store.visitors.get(own.id);
    const held = request.method === "GET" ? sessionHeldFor.read : sessionHeldFor.write;
    await new Promise((resolve) => setTimeout(resolve, held));
    // A session that was left or renewed meanwhile is gone.
    if (session && store.visitors.get(session.id)) store.visitors.put(session);
    return rewritten(new URL(request.url).pathname, response, cookie);
  };
}

/** Laravel checks the token of state-changing methods only. */
function withoutTokenCheck(request: Request, token: string): Request {
  if (request.method !== "GET") return request;
  const headers = new Headers(request.headers);
  headers.set("X-CSRF-TOKEN", token);
  return new Request(request, { headers });
}

/** @param cookie of a session that this request has begun. A login in the same request has set a newer one. */
async function rewritten(path: string, response: Response, cookie: string | undefined): Promise<Response> {
  const headers = new Headers(response.headers);
  if (cookie && !headers.has("Set-Cookie")) headers.set("Set-Cookie", cookie);
  headers.delete("X-CSRF-TOKEN");
  headers.delete("Content-Length");
  const type = headers.get("Content-Type") ?? "";
  const { status } = response;
  if (type.startsWith("application/json")) {
    const json: unknown = await response.json();
    const body = path === channelAuthorizationPath ? withoutReplay(json) : asPhpWrites(withFrameworkText(json, status));
    return new Response(JSON.stringify(body), { status, headers });
  }
  if (type.startsWith("text/html")) return new Response(withPhpPageData(await response.text()), { status, headers });
  return new Response(response.body, { status, headers });
}

function withoutReplay(json: unknown): unknown {
  return typeof json === "object" && json !== null && "missed" in json ? { ...json, missed: [] } : json;
}

function withFrameworkText(json: unknown, status: number): unknown {
  const message = frameworkTexts[status];
  if (message === undefined || typeof json !== "object" || json === null) return json;
  // `abort($status, $text)` keeps its text. A `ValidationException`, a missing model and a throttled request have the framework's.
  const isOfFramework = "errors" in json || ("message" in json && generalTexts.has(json.message));
  return isOfFramework ? { ...json, message } : json;
}

/**
 * Every number as text, every boolean as 0 or 1, every empty text as null, as `ConvertEmptyStringsToNull` stores it, and every date as
 * Carbon writes a day that begins in São Paulo.
 */
export function asPhpWrites(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(asPhpWrites);
  if (typeof json === "object" && json !== null)
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, asPhpWrites(value)]));
  if (typeof json === "boolean") return Number(json);
  if (typeof json === "number") return String(json);
  if (json === "") return null;
  return typeof json === "string" && /^\d{4}-\d{2}-\d{2}$/.test(json) ? `${json}T03:00:00.000000Z` : json;
}

/** The embedded JSON of a document, written by PHP. */
function withPhpPageData(html: string): string {
  return html.replace(
    /(<script[^>]*id="page-data"[^>]*>)([^<]*)/,
    (_whole, start: string, json: string) =>
      start + JSON.stringify(asPhpWrites(JSON.parse(json))).replaceAll("<", "\\u003c"),
  );
}
