import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
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
  takeEvent(request, response).catch(() => response.headersSent || response.writeHead(400).end());
});

const sockets = new Server(http, {
  serveClient: false,
  // The page is on another port of the same host. Its cookie is sent; other sites are refused.
  cors: { origin: true, credentials: true },
  allowRequest: ({ headers }, allow) => allow(null, isOwnOrigin(headers)),
});

sockets.on("connection", (socket) => {
  // A client may send anything: an exception here would end the server for all others.
  socket.on("subscribe", (message: unknown) => {
    const channel = channelIn(message);
    if (channel === undefined) return;
    subscribe(socket, channel).catch(() => socket.emit("subscription_error", channel, 500));
  });
  socket.on("unsubscribe", (message: unknown) => {
    const channel = channelIn(message);
    if (channel !== undefined) socket.leave(channel);
  });
});

http.listen(Number(REALTIME_LISTEN), "127.0.0.1");

/** Whether the page is on this host, or the client is no browser. A sandboxed page sends the origin "null", which is no URL. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).hostname === host?.split(":")[0]);
}

/** The channel that a client's message names. */
function channelIn(message: unknown): string | undefined {
  if (typeof message !== "object" || message === null || !("channel" in message)) return undefined;
  return typeof message.channel === "string" ? message.channel : undefined;
}

/** Joins a channel if Laravel lets this socket's session listen. */
async function subscribe(socket: Socket, channel: string): Promise<void> {
  const status = await authorize(socket, channel);
  if (status !== 200) return void socket.emit("subscription_error", channel, status);
  await socket.join(channel);
}

/** Laravel's answer to whether a socket's session may listen: 200, or the status of the refusal. */
async function authorize({ handshake }: Socket, channel: string): Promise<number> {
  const { status } = await fetch(`${APP_URL}/broadcasting/auth`, {
    method: "POST",
    headers: { Cookie: handshake.headers.cookie ?? "", "X-Requested-With": "XMLHttpRequest" },
    body: new URLSearchParams({ channel_name: channel }),
  });
  return status;
}

/** Laravel's refusals of a session that has ended or belongs to another customer. */
const refusals: readonly number[] = [401, 403, 419];

/** Sends an event to the sockets that may still listen: a logout ends a session, not its socket. */
async function send(channel: string, name: string, data: unknown): Promise<void> {
  const { adapter, sockets: connected } = sockets.of("/");
  for (const id of [...(adapter.rooms.get(channel) ?? [])]) {
    const socket = connected.get(id);
    if (socket === undefined) continue;
    const status = await authorize(socket, channel).catch(() => 500);
    if (status === 200) socket.emit(name, channel, data);
    // The page notices a closed connection, and reconnects with its current cookie. After a failure of Laravel the socket keeps listening.
    else if (refusals.includes(status)) socket.conn.close();
  }
}

/** `POST /events`, which only Laravel may call. */
async function takeEvent(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.startsWith("/socket.io/")) return;
  const isLaravel = REALTIME_SECRET !== "" && request.headers.authorization === `Bearer ${REALTIME_SECRET}`;
  if (request.method !== "POST" || request.url !== "/events" || !isLaravel) return void response.writeHead(404).end();
  const { channels, name, data }: LaravelEvent = JSON.parse(await text(request));
  // Before the sockets are authorised: Laravel waits for this reply, and may hold the lock of a session that is asked for.
  response.writeHead(200, { "Content-Type": "application/json" }).end('{"success":true}');
  for (const channel of channels) await send(channel, name, data);
}
