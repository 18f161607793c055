import { createServer, type Server as HttpServer, type IncomingMessage } from "node:http";
import { Server, type Socket } from "socket.io";
import * as z from "zod/mini";
import type { ChannelEvent } from "../backend/channel.ts";
import { channelAuthorizationPath } from "../backend/channelAuthorization.ts";
import type { Backend } from "../backend/createBackend.ts";
import type { Broadcast } from "../backend/requestContext.ts";

const tokenHeader = "X-CSRF-TOKEN";

const channelMessage = z.object({ channel: z.string() });
/** The token of a `subscribe` message, limited to the characters of a header. */
const tokenMessage = z.object({
  auth: z.object({ headers: z.object({ [tokenHeader]: z.string().check(z.regex(/^[!-~]*$/)) }) }),
});

function channelIn(message: unknown): string | undefined {
  return channelMessage.safeParse(message).data?.channel;
}

function tokenIn(message: unknown): string {
  return tokenMessage.safeParse(message).data?.auth.headers[tokenHeader] ?? "";
}

/** The socket server for Laravel Echo: it authorizes listeners with the backend and forwards its events. */
export function createRealtime(): {
  broadcast: Broadcast;
  listen(port: number, backend: Backend): Promise<void>;
  close(): Promise<void>;
} {
  // The page comes from another port of the same host; its cookie is sent, and other origins are refused.
  const server = new Server({
    serveClient: false,
    allowRequest: (request, allow) => {
      const { origin, host } = request.headers;
      allow(null, origin === undefined || hostnameOf(origin) === (host ?? "").replace(/:\d+$/, ""));
    },
    cors: { origin: true, credentials: true },
  });
  let mayListen: Backend["mayListen"] = () => false;
  return {
    broadcast(channel, event, message) {
      const { adapter, sockets } = server.of("/");
      for (const id of adapter.rooms.get(channel) ?? []) {
        const socket = sockets.get(id);
        if (socket === undefined) continue;
        // Checked at each event: the session may have ended or changed its customer.
        if (mayListen(askFor(socket.request, channel), channel)) socket.emit(event, channel, message);
        // The browser reconnects with its current cookie.
        else socket.conn.close();
      }
    },
    listen(port, backend) {
      mayListen = backend.mayListen;
      server.on("connection", (socket) => {
        socket.on("subscribe", (message: unknown) => {
          const channel = channelIn(message);
          if (channel === undefined) return;
          const refuse = (status: number) => socket.emit("subscription_error", channel, status);
          subscribe(backend, socket, { channel, token: tokenIn(message) })
            .then((status) => status === 200 || refuse(status))
            .catch(() => refuse(500));
        });
        socket.on("unsubscribe", (message: unknown) => {
          const channel = channelIn(message);
          if (channel !== undefined) void socket.leave(channel);
        });
      });
      return new Promise((resolve, reject) => {
        const http = createServer();
        http.once("listening", resolve);
        http.once("error", reject);
        refuseUnknownPaths(http, `${server.path()}/`);
        server.attach(http);
        http.listen(port);
      });
    },
    close: () => server.close(),
  };
}

interface Subscription {
  readonly channel: string;
  /** The anti-forgery token that the page sent. */
  readonly token: string;
}

/**
 * Adds a socket to a channel, if it is authorized, and sends the missed events. @returns the status of the backend's
 * reply.
 */
async function subscribe(backend: Backend, socket: Socket, { channel, token }: Subscription): Promise<number> {
  const request = askFor(socket.request, channel, token);
  const reply = await backend.fetch(request.clone());
  if (reply.status !== 200) return reply.status;
  const { missed }: { missed: readonly ChannelEvent[] } = await reply.json();
  // The session may have ended while the backend replied.
  if (!backend.mayListen(request, channel)) return 401;
  await socket.join(channel);
  for (const { event, message } of missed) socket.emit(event, channel, message);
  return 200;
}

/** The authorization request of a socket, with the cookie of its connection. */
function askFor({ headers }: IncomingMessage, channel: string, token = ""): Request {
  const { cookie = "", "x-forwarded-proto": proto = "" } = headers;
  return new Request(`http://localhost${channelAuthorizationPath}`, {
    method: "POST",
    headers: {
      Cookie: cookie,
      "X-Forwarded-Proto": String(proto),
      "X-Requested-With": "XMLHttpRequest",
      [tokenHeader]: token,
    },
    body: new URLSearchParams({ channel_name: channel }),
  });
}

function hostnameOf(origin: string): string {
  try {
    return new URL(origin).hostname;
  } catch {
    return "";
  }
}

/**
 * Replies to paths outside the socket server's, which would otherwise leave the client waiting.
 * @param server before the socket server is attached, because that passes other paths on.
 */
function refuseUnknownPaths(server: HttpServer, ownPath: string): void {
  server.on("request", (_request, response) => {
    const headers = {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    };
    response.writeHead(404, headers).end('{"message":"Not found."}');
  });
  server.on("upgrade", ({ url = "" }, socket) => {
    if (!url.startsWith(ownPath)) socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
  });
}
