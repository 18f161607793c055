import Echo from "laravel-echo";
import { io } from "socket.io-client";
import type { PageToken } from "../client/pageToken.ts";
import type { RealtimeSettings } from "../page/realtimeWire.ts";
import type { PageAddress, Realtime } from "./realtime.ts";

/** The port of the realtime server, on the page's own host (FUN-326). */
const usualPort = 6001;
const sandboxPort = 6002;

/** The port for a page's host: a sandbox uses a different one (FUN-327). */
export function realtimePortOf(hostname: string): number {
  return hostname.includes("sandbox") ? sandboxPort : usualPort;
}

/** The socket's URL: a configured host, else a port of the page's own host. */
export function socketAddress({ host, port }: RealtimeSettings, { protocol, hostname }: PageAddress): string {
  return host ?? `${protocol}//${hostname}:${port ?? realtimePortOf(hostname)}`;
}

/** Realtime over Laravel Echo with socket.io. */
export function connectEcho(settings: RealtimeSettings, token: Pick<PageToken, "read">, page: PageAddress): Realtime {
  return {
    listen(channel, event, onMessage, onReconnect, onRefused) {
      const echo = new Echo<"socket.io">({
        broadcaster: "socket.io",
        client: io,
        host: socketAddress(settings, page),
        withCredentials: true,
        transports: ["websocket", "polling"],
        // Echo reads the token once, at its creation: it is created when a page starts to wait.
        auth: { headers: { "X-CSRF-TOKEN": token.read() } },
      });
      const { socket } = echo.connector;
      // Echo does not forward refusals. The server names the channel with the prefix that Echo added.
      socket.on("subscription_error", (refused: string, status: number) => {
        if (refused === `private-${channel}`) onRefused?.(status);
      });
      // Echo subscribes again after a reconnect without emitting an event, so the socket's manager is observed instead.
      let isListening = true;
      socket.io.on("reconnect", () => {
        if (isListening) onReconnect();
      });
      echo.private(channel).listen(event, onMessage);
      return () => {
        isListening = false;
        if (socket.connected) return echo.disconnect();
        // Closing a socket while it connects logs an error in the browser, so it is closed after it has connected or failed.
        for (const outcome of ["connect", "connect_error"]) socket.on(outcome, () => echo.disconnect());
      };
    },
  };
}
