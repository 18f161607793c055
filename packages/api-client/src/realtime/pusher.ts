import Echo from "laravel-echo";
import type { PageToken } from "../client/pageToken.ts";
import type { PusherSettings } from "../page/realtimeWire.ts";
import type { PusherClass } from "./pusherClient.ts";
import type { PageAddress, Realtime } from "./realtime.ts";

const transports: ("ws" | "wss")[] = ["ws", "wss"];

/** The options of the Pusher client: Reverb on its own host, or Pusher in a cluster. */
export function pusherOptions(settings: PusherSettings, { protocol, hostname }: PageAddress, token: string) {
  const { host, port, key, cluster } = settings;
  const ownHost = host ?? (settings.broadcaster === "reverb" ? hostname : undefined);
  return {
    key,
    // The client requires a cluster, but ignores it if there is a host.
    cluster: cluster ?? "mt1",
    forceTLS: protocol === "https:",
    enabledTransports: transports,
    // A dead connection is noticed after 40 s, about as soon as over socket.io, and not after two and a half minutes.
    activityTimeout: 30_000,
    pongTimeout: 10_000,
    ...(ownHost ? { wsHost: ownHost } : {}),
    ...(port ? { wsPort: port, wssPort: port } : {}),
    auth: { headers: { "X-CSRF-TOKEN": token, "X-Requested-With": "XMLHttpRequest" } },
  };
}

/** Realtime over Laravel Echo with a server of the Pusher protocol. @param Pusher the protocol's client. */
export function connectPusher(
  settings: PusherSettings,
  token: Pick<PageToken, "read">,
  page: PageAddress,
  Pusher: PusherClass,
): Realtime {
  return {
    listen(channel, event, { onMessage, onSubscribed, onUnavailable }) {
      const options = pusherOptions(settings, page, token.read());
      const echo = new Echo<"pusher">({ broadcaster: "pusher", Pusher, ...options });
      const stopWatching = echo.connector.onConnectionChange((status) => {
        // Each connection subscribes with the same headers again: a login may have renewed the token.
        options.auth.headers["X-CSRF-TOKEN"] = token.read();
        if (status !== "connected") onUnavailable();
      });
      echo.private(channel).listen(event, onMessage).subscribed(onSubscribed).error(onUnavailable);
      return () => {
        stopWatching();
        echo.disconnect();
        // The class keeps each client, so that one would be left by each visited page.
        const { instances } = Pusher;
        const own = instances.indexOf(echo.connector.pusher);
        if (own >= 0) instances.splice(own, 1);
      };
    },
  };
}
