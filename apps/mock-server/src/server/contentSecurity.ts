/**
 * The policy that every page runs under: own scripts alone, styles by their nonce, nothing framed.
 * @param realtimePort the socket answers on another port of the page's own host.
 */
export function contentSecurityPolicy(nonce: string, host: string, realtimePort: number): string {
  const hostname = host.replace(/:\d+$/, "");
  const sockets = [`http://${hostname}:${realtimePort}`, `ws://${hostname}:${realtimePort}`];
  return [
    "default-src 'none'",
    "script-src 'self'",
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
