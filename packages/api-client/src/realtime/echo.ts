import Echo from "laravel-echo";
import { io } from "socket.io-client";
import type { PageToken } from "../client/pageToken.ts";
import type { RealtimeSettings } from "../page/realtimeWire.ts";
import type { PageAddress, Realtime } from "./realtime.ts";

/** The port that realtime answers on, beside the page's own host (FUN-326). */
const usualPort = 6001;
const sandboxPort = 6002;

/** The port for a page's host: a sandbox has one of its own (FUN-327). */
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
        // Echo reads the token once, when it is made: it is made when a page starts to wait.
        auth: { headers: { "X-CSRF-TOKEN": token.read() } },
      });
      const { socket } = echo.connector;
      // Echo passes no refusal on. The server names the channel with the prefix that Echo gave it.
      socket.on("subscription_error", (refused: string, status: number) => {
        if (refused === `private-${channel}`) onRefused?.(status);
      });
      // Echo subscribes again after a reconnect without an event of its own, so the socket's manager is watched instead.
      let isListening = true;
      socket.io.on("reconnect", () => {
        if (isListening) onReconnect();
      });
      echo.private(channel).listen(event, onMessage);
      return () => {
        isListening = false;
        if (socket.connected) return echo.disconnect();
        // Closing a socket that is just opening makes the browser complain: it opens, or fails to, and then closes.
        for (const outcome of ["connect", "connect_error"]) socket.on(outcome, () => echo.disconnect());
      };
    },
  };
}
