import { isOverTls } from "../backend/overTls.ts";

/**
 * The inline script of the documents (`apps/shop/index.html`): it keeps early presses until the shop has loaded,
 * says so in a browser that is too old, and registers the service worker.
 */
const keptPress = "'sha256-hNK857/gwL6bx700PCWygjBAez9t0rc8zBc8+e29qa4='";

/**
 * The content-security policy of every page: own scripts and the inline one, styles by nonce, no frames.
 * @param realtimePort the socket's port on the page's own host.
 */
export function contentSecurityPolicy(nonce: string, request: Request, realtimePort: number): string {
  const secure = isOverTls(request) ? "s" : "";
  const host = `${new URL(request.url).hostname}:${realtimePort}`;
  const sockets = [`http${secure}://${host}`, `ws${secure}://${host}`];
  return [
    "default-src 'none'",
    `script-src 'self' ${keptPress}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${sockets.join(" ")}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}
