import type { MiddlewareHandler } from "hono";

/** Replies are neither cached nor sniffed, unless they set these headers themselves. */
export const replyHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  // A network error has no headers.
  if (context.res.type === "error") return;
  const { headers } = context.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
};
