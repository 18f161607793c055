import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import type { Hono } from "hono";
import type { FromCaller } from "../caller.ts";
import type { SessionManager } from "../sessionManager.ts";
import { retryWhileBusy } from "../storeWriteError.ts";

/**
 * Logs out (MAN-008): ends the session, issues another one and opens the home page. A link or a picture on another
 * site only opens the home page.
 */
export function handleLogout(app: Hono<FromCaller>, visitors: SessionManager): void {
  app.get(sessionPaths.logout, async (context) => {
    const request = context.req.raw;
    if (request.method === "GET" && !isOfAnotherSite(request)) {
      const { cookie } = await retryWhileBusy(() => visitors.leave(request));
      if (cookie) context.header("Set-Cookie", cookie);
    }
    return context.redirect(sitePaths.dogHome, 302);
  });
}

/**
 * Whether another site made the request. Browsers without Sec-Fetch-Site send the page as referrer; a request without
 * both counts as the shop's own.
 */
function isOfAnotherSite({ url, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const page = headers.get("Referer");
  return page !== null && !(URL.canParse(page) && new URL(page).host === new URL(url).host);
}
