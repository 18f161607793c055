import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import type { Hono } from "hono";
import type { FromCaller } from "../caller.ts";
import { retryWhileBusy } from "../retryWhileBusy.ts";
import type { Visitors } from "../visitors.ts";

/**
 * The way out (MAN-008): the session ends on the server, the browser gets another one, and the home opens. A link or a
 * picture of another site opens the home, and changes nothing.
 */
export function handleLogout(app: Hono<FromCaller>, visitors: Visitors): void {
  app.get(sessionPaths.logout, async (context) => {
    const request = context.req.raw;
    if (request.method === "GET" && !isOfAnotherSite(request)) {
      const { cookie } = await retryWhileBusy(() => visitors.leave(request));
      if (cookie) context.header("Set-Cookie", cookie);
    }
    return context.redirect(sitePaths.dogHome, 302);
  });
}

/** Whether another site's page asks. A browser that does not say which site names the page; where nobody says, nobody else asks. */
function isOfAnotherSite({ url, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const page = headers.get("Referer");
  return page !== null && !(URL.canParse(page) && new URL(page).host === new URL(url).host);
}
