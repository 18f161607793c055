import { createServer } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";

/** A realtime server for a test. */
interface TestRealtimeServer {
  close(): Promise<void>;
}

interface PusherServer extends TestRealtimeServer {
  /** Sends an event to every subscriber of the channel. */
  broadcast(channel: string, event: string, message: unknown): void;
}

/**
 * A server of the Pusher protocol, as Pusher, Reverb and soketi speak it. It replays no missed events, like Laravel, and
 * replies to `POST /broadcasting/auth` on the same port.
 * @param authStatus the status of the authorization, 200 or a refusal.
 */
export async function openPusherServer(port: number, authStatus = 200): Promise<PusherServer> {
  const subscribers = new Map<WebSocket, Set<string>>();
  const opened = await listenForSockets(
    port,
    (socket) => {
      const send = (event: string, data: unknown, channel?: string) =>
        socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
      subscribers.set(socket, new Set());
      socket.on("close", () => subscribers.delete(socket));
      socket.on("message", (text) => {
        const { event, data }: { event: string; data: { channel: string } } = JSON.parse(String(text));
        if (event === "pusher:ping") return send("pusher:pong", {});
        if (event !== "pusher:subscribe") return;
        subscribers.get(socket)?.add(data.channel);
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

async function listenForSockets(
  port: number,
  onConnection: (socket: WebSocket) => void,
  authStatus = 200,
): Promise<TestRealtimeServer> {
  const http = createServer((_request, response) => {
    response.writeHead(authStatus, { "Content-Type": "application/json" });
    response.end(JSON.stringify(authStatus === 200 ? { auth: "chave:assinatura" } : { message: "Forbidden" }));
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
