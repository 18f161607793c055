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
  idOf(request) {
    const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
    return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  },
  cookieFor: (id) => `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
};

/** Every request is the same visitor's: for stories and tests, which have one visitor to a backend. */
export function onlyVisitor(id: string): Sessions {
  return { idOf: () => id, cookieFor: () => undefined };
}
