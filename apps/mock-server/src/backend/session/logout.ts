import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import type { Hono } from "hono";
import { patiently } from "../patience.ts";
import type { Visitors } from "../visitors.ts";

/** The way out (MAN-008): the session ends on the server, the browser gets another one, and the home opens. */
export function handleLogout(app: Hono, visitors: Visitors): void {
  app.get(sessionPaths.logout, async (context) => {
    const { cookie } = await patiently(() => visitors.leave(context.req.raw));
    if (cookie) context.header("Set-Cookie", cookie);
    context.header("Cache-Control", "no-store");
    return context.redirect(sitePaths.dogHome, 302);
  });
}
