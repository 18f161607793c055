import Echo from "laravel-echo";
import { io } from "socket.io-client";
import type { PageToken } from "../client/pageToken.ts";
import type { SocketIoSettings } from "../page/realtimeWire.ts";
import type { PageAddress, Realtime } from "./realtime.ts";

/** The port of the realtime server, on the page's own host (FUN-326). */
const usualPort = 6001;
const sandboxPort = 6002;

/**
 * How long after the connection a subscription counts as made, in milliseconds: the server confirms none, it only refuses
 * some, and asks the application first.
 */
const subscriptionTime = 1_500;

/** The port for a page's host: a sandbox has one of its own (FUN-327). */
export function realtimePortOf(hostname: string): number {
  return hostname.includes("sandbox") ? sandboxPort : usualPort;
}

/** The socket's URL: a configured host, else a port of the page's own host. */
export function socketAddress({ host, port }: SocketIoSettings, { protocol, hostname }: PageAddress): string {
  return host ?? `${protocol}//${hostname}:${port ?? realtimePortOf(hostname)}`;
}

/** Realtime over Laravel Echo with socket.io. */
export function connectEcho(settings: SocketIoSettings, token: Pick<PageToken, "read">, page: PageAddress): Realtime {
  return {
    listen(channel, event, { onMessage, onSubscribed, onUnavailable }) {
      const headers = { "X-CSRF-TOKEN": token.read() };
      const echo = new Echo<"socket.io">({
        broadcaster: "socket.io",
        client: io,
        host: socketAddress(settings, page),
        withCredentials: true,
        transports: ["websocket", "polling"],
        // Without it, the second transport would only stand for the first one in a browser that lacks it.
        tryAllTransports: true,
        auth: { headers },
      });
      const { socket } = echo.connector;
      let isOpen = false;
      socket.io.on("open", () => {
        isOpen = true;
        // Echo then subscribes with the same headers again: a login may have renewed the token.
        headers["X-CSRF-TOKEN"] = token.read();
      });
      socket.io.on("close", () => {
        isOpen = false;
      });
      let subscribing: ReturnType<typeof setTimeout> | undefined;
      const lose = () => {
        clearTimeout(subscribing);
        onUnavailable();
      };
      socket.on("connect", () => {
        clearTimeout(subscribing);
        subscribing = setTimeout(onSubscribed, subscriptionTime);
      });
      socket.on("disconnect", lose);
      // Echo passes no refusal on. The server names the channel with the prefix that Echo gave it.
      socket.on("subscription_error", (refused: string) => {
        if (refused === `private-${channel}`) lose();
      });
      echo.private(channel).listen(event, onMessage);
      return () => {
        clearTimeout(subscribing);
        // Also where a server of another protocol version has left the transport open without a connection.
        if (isOpen) return echo.disconnect();
        // Closing a socket that is just opening makes the browser complain: it opens, or fails to, and then closes.
        for (const outcome of ["connect", "connect_error"]) socket.on(outcome, () => echo.disconnect());
      };
    },
  };
}
