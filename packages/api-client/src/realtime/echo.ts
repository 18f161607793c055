import Echo from "laravel-echo";
import { io } from "socket.io-client";
import type { AntiForgery } from "../client/antiForgery.ts";
import type { RealtimeSettings } from "../page/pageData.ts";
import type { Realtime } from "./realtime.ts";

/** The port that realtime answers on, beside the page's own host (FUN-326). */
const usualPort = 6001;
const sandboxPort = 6002;

/** The port for a page's host: a sandbox has one of its own (FUN-327). */
export function realtimePortOf(hostname: string): number {
  return hostname.includes("sandbox") ? sandboxPort : usualPort;
}

/** Realtime over Laravel Echo with socket.io. */
export function connectEcho(settings: RealtimeSettings, antiForgery: AntiForgery): Realtime {
  const { protocol, hostname } = window.location;
  const echo = new Echo<"socket.io">({
    broadcaster: "socket.io",
    client: io,
    host: settings.host ?? `${protocol}//${hostname}:${settings.port ?? realtimePortOf(hostname)}`,
    withCredentials: true,
    transports: ["websocket", "polling"],
    // Echo reads the token once, when it is made: it is made when a page starts to wait.
    auth: { headers: { "X-CSRF-TOKEN": antiForgery.read() } },
  });
  return {
    listen(channel, event, onMessage, onReconnect) {
      echo.private(channel).listen(event, onMessage);
      let listening = true;
      // Echo subscribes again by itself after a reconnect, and tells nobody: the manager of its socket does.
      echo.connector.socket.io.on("reconnect", () => {
        if (listening) onReconnect();
      });
      return () => {
        listening = false;
        echo.disconnect();
      };
    },
  };
}
