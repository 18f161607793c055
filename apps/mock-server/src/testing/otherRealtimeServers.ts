import { createServer, type IncomingMessage } from "node:http";
import { Server } from "socket.io";
import { type WebSocket, WebSocketServer } from "ws";

/** A realtime server for a test. */
interface TestRealtimeServer {
  close(): Promise<void>;
}

interface BroadcastingServer extends TestRealtimeServer {
  /** Sends an event to every subscriber of the channel. */
  broadcast(channel: string, event: string, message: unknown): void;
}

/** The key of the application. */
const key = "chave";
const signature = `${key}:assinatura`;

/**
 * A server of the Pusher protocol, as Pusher, Reverb and soketi speak it. It replays no missed events, like Laravel, and
 * replies to `POST /broadcasting/auth` on the same port.
 * @param authStatus the status of the authorization, 200 or a refusal.
 */
export async function openPusherServer(port: number, authStatus = 200): Promise<BroadcastingServer> {
  const subscribers = new Map<WebSocket, Set<string>>();
  const opened = await listenForSockets(
    port,
    (socket, { url = "" }) => {
      const send = (event: string, data: unknown, channel?: string) =>
        socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
      if (!url.startsWith(`/app/${key}?`)) {
        send("pusher:error", { code: 4001, message: "Application does not exist" });
        return socket.close(4001);
      }
      const channels = new Set<string>();
      subscribers.set(socket, channels);
      socket.on("close", () => subscribers.delete(socket));
      socket.on("message", (text) => {
        const { event, data }: { event: string; data: { channel: string; auth?: string } } = JSON.parse(String(text));
        if (event === "pusher:ping") return send("pusher:pong", {});
        if (event === "pusher:unsubscribe") return channels.delete(data.channel);
        if (event !== "pusher:subscribe") return;
        if (data.auth !== signature) return send("pusher:error", { code: 4009, message: "Connection not authorized" });
        channels.add(data.channel);
        send("pusher_internal:subscription_succeeded", {}, data.channel);
      });
      send("pusher:connection_established", { socket_id: "1.1", activity_timeout: 120 });
    },
    authStatus,
  );
  return {
    ...opened,
    broadcast(channel, event, message) {
      for (const [socket, channels] of subscribers) {
        if (channels.has(channel)) socket.send(JSON.stringify({ event, channel, data: JSON.stringify(message) }));
      }
    },
  };
}

/**
 * The handshake of a socket.io 2 server, which Laravel's `laravel-echo-server` is published with: engine.io 3 confirms the
 * connection at once, without the identifier that socket.io 4 asks for.
 */
export function openSocketIo2Server(port: number): Promise<TestRealtimeServer> {
  return listenForSockets(port, (socket) => {
    socket.send(`0${JSON.stringify({ sid: "visita", upgrades: [], pingInterval: 25_000, pingTimeout: 60_000 })}`);
    socket.send("40");
  });
}

/** A socket.io 4 server behind a proxy that passes no WebSocket on. Every client may listen. */
export async function openPolledServer(port: number): Promise<BroadcastingServer> {
  const http = createServer();
  const server = new Server(http, { serveClient: false, transports: ["polling"] });
  server.on("connection", (socket) => {
    socket.on("subscribe", ({ channel }: { channel: string }) => void socket.join(channel));
  });
  await new Promise<void>((resolve) => http.listen(port, resolve));
  return {
    broadcast: (channel, event, message) => void server.to(channel).emit(event, channel, message),
    close: () => server.close(),
  };
}

async function listenForSockets(
  port: number,
  onConnection: (socket: WebSocket, request: IncomingMessage) => void,
  authStatus = 200,
): Promise<TestRealtimeServer> {
  const http = createServer((_request, response) => {
    response.writeHead(authStatus, { "Content-Type": "application/json" });
    response.end(JSON.stringify(authStatus === 200 ? { auth: signature } : { message: "Forbidden" }));
  });
  const sockets = new WebSocketServer({ server: http });
  sockets.on("connection", onConnection);
  await new Promise<void>((resolve) => http.listen(port, resolve));
  return {
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
