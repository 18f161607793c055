import type { MiddlewareHandler } from "hono";

/** No reply is kept by anybody, or taken for anything else than it says, unless it says so itself. */
export const replyHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, type } = context.res;
  // A connection that breaks has no headers.
  if (type === "error") return;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
};
