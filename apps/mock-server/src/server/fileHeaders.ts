import { statSync } from "node:fs";
import type { Context } from "hono";

/** Sets the caching headers of a static file; `caching` is its `Cache-Control`. */
export function setFileHeaders(context: Context, path: string, caching: string): void {
  const { size, mtimeMs } = statSync(path);
  context.header("Cache-Control", caching);
  context.header("X-Content-Type-Options", "nosniff");
  // Weak, because the server may compress the file.
  context.header("ETag", `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`);
}

/** The reply with a found file, or with 304 if the client has the same version. */
export function revalidated(context: Context, found: Response): Response {
  const { headers } = found;
  if (!headers.get("Vary")?.includes("Accept-Encoding")) headers.append("Vary", "Accept-Encoding");
  const etag = headers.get("ETag");
  const known = context.req
    .header("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim());
  if (etag === null || !known?.some((tag) => tag === "*" || tag === etag)) return found;
  for (const name of ["Content-Type", "Content-Length", "Content-Encoding"]) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
