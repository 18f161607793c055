import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Server, type Socket } from "socket.io";

// The realtime server that Laravel Echo talks to, as laravel-echo-server does it, with socket.io 4. It asks Laravel who may
// listen, and takes Laravel's events over HTTP.
const { REALTIME_PORT = "6001", REALTIME_SECRET = "", APP_URL = "http://127.0.0.1:8000" } = process.env;
/** Behind a proxy that takes the browser's port. */
const { REALTIME_LISTEN = REALTIME_PORT } = process.env;

interface LaravelEvent {
  readonly channels: readonly string[];
  readonly name: string;
  readonly data: unknown;
}

const http = createServer((request, response) => {
  takeEvent(request, response).catch(() => response.writeHead(400).end());
});

const sockets = new Server(http, {
  serveClient: false,
  // The page is on another port of the same host. Its cookie is sent; other sites are refused.
  cors: { origin: true, credentials: true },
  allowRequest: ({ headers }, allow) =>
    allow(null, headers.origin === undefined || new URL(headers.origin).hostname === headers.host?.split(":")[0]),
});

sockets.on("connection", (socket) => {
  socket.on("subscribe", (message: { readonly channel: string }) => {
    subscribe(socket, message.channel).catch(() => socket.emit("subscription_error", message.channel, 500));
  });
  socket.on("unsubscribe", (message: { readonly channel: string }) => socket.leave(message.channel));
});

http.listen(Number(REALTIME_LISTEN), "127.0.0.1");

/** Joins a channel if Laravel lets this socket's session listen. */
async function subscribe(socket: Socket, channel: string): Promise<void> {
  const { status } = await fetch(`${APP_URL}/broadcasting/auth`, {
    method: "POST",
    headers: { Cookie: socket.request.headers.cookie ?? "", "X-Requested-With": "XMLHttpRequest" },
    body: new URLSearchParams({ channel_name: channel }),
  });
  if (status !== 200) return void socket.emit("subscription_error", channel, status);
  await socket.join(channel);
}

/** `POST /events`, which only Laravel may call. */
async function takeEvent(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.startsWith("/socket.io/")) return;
  const isLaravel = REALTIME_SECRET !== "" && request.headers.authorization === `Bearer ${REALTIME_SECRET}`;
  if (request.method !== "POST" || request.url !== "/events" || !isLaravel) return void response.writeHead(404).end();
  const { channels, name, data }: LaravelEvent = JSON.parse(await text(request));
  for (const channel of channels) sockets.to(channel).emit(name, channel, data);
  response.writeHead(200, { "Content-Type": "application/json" }).end('{"success":true}');
}
