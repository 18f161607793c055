import type { Clock } from "@petbox/domain/calendar/clock";
import { accountPaths, sessionPaths } from "@petbox/domain/site/paths";
import type { SessionRecord } from "./session/collections.ts";
import type { SessionManager } from "./sessionManager.ts";
import { retryWhileBusy } from "./storeWriteError.ts";

/** A request with its session. */
interface OpenedRequest {
  readonly own: SessionRecord;
  /** The header that sets the cookie of a session that the request has begun. */
  readonly cookie: string | undefined;
  /** The request as if it had come with that cookie. */
  readonly arrived: Request;
}

/** Every request of a Laravel application has a session: its own, which it prolongs, or an empty one that it begins. */
export async function openLaravelSession(
  request: Request,
  visitors: SessionManager,
  sessionClock: Clock,
): Promise<OpenedRequest> {
  const { visitor, cookie } = await retryWhileBusy(() => {
    const opened = visitors.ofPage(request);
    if (opened.cookie === undefined) visitors.change(opened.visitor.id, { begunAt: sessionClock() });
    return opened;
  });
  if (cookie === undefined) return { own: visitor, cookie, arrived: request };
  const headers = new Headers(request.headers);
  // The first cookie of a name counts.
  headers.set("Cookie", [cookie.split(";")[0], ...(headers.get("Cookie")?.split("; ") ?? [])].join("; "));
  return { own: visitor, cookie, arrived: new Request(request, { headers }) };
}

/**
 * Laravel's `guest` middleware on the login, its page and its call, and on the page that asks for a password link: a customer who is
 * logged in with a password is led to the account. Leads are not. A mailed link works in every session.
 */
export function guestRedirect({ url, method }: Request, { session }: SessionRecord): Response | undefined {
  const path = new URL(url).pathname.replace(/(.)\/$/, "$1");
  const isForGuests = path === sessionPaths.login || (path === sessionPaths.recovery && method === "GET");
  if (session?.reach !== "account" || !isForGuests) return undefined;
  return new Response(null, { status: 302, headers: { Location: accountPaths.area } });
}
