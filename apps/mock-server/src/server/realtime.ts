import { createServer } from "node:http";
import { Server } from "socket.io";
import type { Backend } from "../backend/createBackend.ts";
import type { Broadcast } from "../backend/situation.ts";

interface Subscribe {
  readonly channel: string;
}

function isSubscribe(message: unknown): message is Subscribe {
  return typeof message === "object" && message !== null && "channel" in message && typeof message.channel === "string";
}

interface Missed {
  readonly event: string;
  readonly message: unknown;
}

/** The socket server that Laravel Echo speaks to: it asks the backend whether a listener may, and carries its events. */
export function createRealtime(): {
  broadcast: Broadcast;
  listen(port: number, backend: Backend): Promise<void>;
  close(): Promise<void>;
} {
  // The page comes from another port of the same host: the cookie travels, any other origin is refused.
  const server = new Server({
    serveClient: false,
    allowRequest: (request, allow) => {
      const { origin, host } = request.headers;
      allow(null, origin === undefined || hostnameOf(origin) === (host ?? "").replace(/:\d+$/, ""));
    },
    cors: { origin: true, credentials: true },
  });
  return {
    broadcast: (channel, event, message) => {
      server.to(channel).emit(event, channel, message);
    },
    listen(port, backend) {
      server.on("connection", (socket) => {
        socket.on("subscribe", async (message: unknown) => {
          if (!isSubscribe(message)) return;
          const { channel } = message;
          const reply = await askForChannel(backend, channel, socket.handshake.headers.cookie ?? "");
          if (reply.status !== 200) {
            socket.emit("subscription_error", channel, reply.status);
            return;
          }
          await socket.join(channel);
          const { missed }: { missed: readonly Missed[] } = await reply.json();
          for (const { event, message } of missed) socket.emit(event, channel, message);
        });
        socket.on("unsubscribe", (message: unknown) => {
          if (isSubscribe(message)) void socket.leave(message.channel);
        });
      });
      return new Promise((resolve, reject) => {
        const http = createServer();
        http.once("listening", resolve);
        http.once("error", reject);
        server.attach(http);
        http.listen(port);
      });
    },
    close: () => server.close(),
  };
}

function askForChannel(backend: Backend, channel: string, cookie: string): Promise<Response> {
  return backend.fetch(
    new Request("http://localhost/broadcasting/auth", {
      method: "POST",
      headers: { Cookie: cookie, "X-Requested-With": "XMLHttpRequest" },
      body: new URLSearchParams({ channel_name: channel }),
    }),
  );
}

function hostnameOf(origin: string): string {
  try {
    return new URL(origin).hostname;
  } catch {
    return "";
  }
}
