import type { MiddlewareHandler } from "hono";

/** No reply is kept by anybody, or taken for anything else than it says, unless it says so itself. */
export const replyHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  // A connection that breaks has no headers.
  if (context.res.type === "error") return;
  const { headers } = context.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
};
