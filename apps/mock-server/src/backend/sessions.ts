import { parse, serialize } from "hono/utils/cookie";

/** How a request tells whose it is. */
export interface Sessions {
  /** The visitor that a request belongs to, when it says. */
  idOf(request: Request): string | undefined;
  /** The header that makes the browser remember a visitor; undefined where there is nothing to remember. */
  cookieFor(id: string): string | undefined;
}

const cookieName = "petbox_session";

/** The session in a cookie that no script can read. */
export const cookieSessions: Sessions = {
  idOf: (request) => parse(request.headers.get("Cookie") ?? "", cookieName)[cookieName],
  cookieFor: (id) =>
    serialize(cookieName, id, { path: "/", httpOnly: true, sameSite: "Lax", maxAge: 30 * 24 * 60 * 60 }),
};

/** Every request is the same visitor's: for stories and tests, which have one visitor to a backend. */
export function onlyVisitor(id: string): Sessions {
  return { idOf: () => id, cookieFor: () => undefined };
}
