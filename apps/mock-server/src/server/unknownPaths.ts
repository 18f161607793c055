import { type Server, STATUS_CODES } from "node:http";

const status = 404;

/**
 * The socket server replies at its own path alone: whoever asks elsewhere is told so, and does not wait.
 * @param server to which no socket server is attached yet: it hands on what is not its own.
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
