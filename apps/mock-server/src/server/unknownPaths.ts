import { type Server, STATUS_CODES } from "node:http";

const status = 404;

/**
 * Replies to paths outside the socket server's, which would otherwise leave the client waiting.
 * @param server before the socket server is attached, because that passes other paths on.
 */
export function refuseUnknownPaths(server: Server, ownPath: string): void {
  server.on("request", (_request, response) => {
    const headers = {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    };
    response.writeHead(status, headers).end('{"message":"Not found."}');
  });
  server.on("upgrade", ({ url = "" }, socket) => {
    if (!url.startsWith(ownPath)) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  });
}
