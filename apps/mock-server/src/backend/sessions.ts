import { parse, serialize } from "hono/utils/cookie";
import { isOverTls } from "./overTls.ts";

/** The lifetime of a session from the time its cookie was issued, in milliseconds: thirty days. */
const sessionLifetime = 30 * 24 * 60 * 60_000;

/** How requests identify their session. */
export interface Sessions {
  /** The session id of a request, if it has one. */
  idOf(request: Request): string | undefined;
  /** The id of a new or renewed session. @param newId gives a fresh identifier. */
  begin(newId: () => string): string;
  /** The header that sets the session's cookie; undefined when no cookie is needed. */
  cookieFor(id: string, request: Request): string | undefined;
  /** Whether a session of this age, in milliseconds, is still valid. */
  isLive(age: number): boolean;
  /** Whether a session that has ended keeps its id and loses its data. @default false: a session with another id takes its place */
  readonly keepsId?: boolean;
  /** Whether a call needs no `X-Requested-With`, only the token. @default false */
  readonly takesUnmarkedCalls?: boolean;
}

/** Browsers accept the `__Host-` prefix only over TLS and from this very host, so that the cookie cannot be planted. */
const cookieNameOf = (request: Request) => (isOverTls(request) ? "__Host-petbox_session" : "petbox_session");

/** Sessions in an HttpOnly cookie. */
export const cookieSessions: Sessions = {
  idOf(request) {
    const name = cookieNameOf(request);
    return parse(request.headers.get("Cookie") ?? "", name)[name];
  },
  begin: (newId) => newId(),
  cookieFor: (id, request) =>
    serialize(cookieNameOf(request), id, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: isOverTls(request),
      maxAge: sessionLifetime / 1_000,
    }),
  // Browsers drop expired cookies themselves; a copied one must be refused.
  isLive: (age) => age < sessionLifetime,
};

/** Laravel's default lifetime of a session since its last request, in milliseconds: 120 minutes. */
const laravelLifetime = 120 * 60_000;

/** Sessions as Laravel has them. `openLaravelSession` prolongs them with each request. */
export const laravelSessions: Sessions = {
  ...cookieSessions,
  isLive: (age) => age < laravelLifetime,
  keepsId: true,
  takesUnmarkedCalls: true,
};

/** Assigns every request to one visitor: for stories and tests with a single browser. */
export function onlyVisitor(id: string): Sessions {
  return { idOf: () => id, begin: () => id, cookieFor: () => undefined, isLive: () => true };
}
