import { parse, serialize } from "hono/utils/cookie";
import { isOverTls } from "./overTls.ts";

/** How long a session lasts from when the browser was given it, in milliseconds: thirty days. */
const sessionLifetime = 30 * 24 * 60 * 60_000;

/** How a request tells whose it is. */
export interface Sessions {
  /** The visitor that a request belongs to, when it says. */
  idOf(request: Request): string | undefined;
  /** The identifier of a session that begins, or goes on under another one. @param newId gives one that nobody has. */
  begin(newId: () => string): string;
  /** The header that makes the browser of a request remember a visitor; undefined where there is nothing to remember. */
  cookieFor(id: string, request: Request): string | undefined;
  /** Whether a session of this age, in milliseconds, is still somebody's. */
  isLive(age: number): boolean;
}

/** Behind TLS no other host and no plain connection can plant the cookie: a browser takes this name from nobody else. */
const cookieNameOf = (request: Request) => (isOverTls(request) ? "__Host-petbox_session" : "petbox_session");

/** The session in a cookie that no script can read. */
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
  // A browser forgets the cookie by itself; whoever has copied it does not.
  isLive: (age) => age < sessionLifetime,
};

/** Every request is the same visitor's: for stories and tests, which have one visitor to a backend. */
export function onlyVisitor(id: string): Sessions {
  return { idOf: () => id, begin: () => id, cookieFor: () => undefined, isLive: () => true };
}
