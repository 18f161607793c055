import { isOverTls } from "../backend/overTls.ts";

/** The one script that stands in the documents (`apps/shop/index.html`): it keeps a press until the shop is there, and asks for the service worker. */
const keptPress = "'sha256-0hgt8ygU+BJ9hYlSCdmgPThzW6FIal5mXrJjz9lYRHA='";

/**
 * The policy that every page runs under: own scripts alone and that one, styles by their nonce, nothing framed.
 * @param realtimePort the socket listens on another port of the page's own host.
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
