import type { PageToken } from "../client/pageToken.ts";
import type { RealtimeSettings } from "../page/realtimeWire.ts";
import type { ConnectRealtime } from "./realtime.ts";

/** The way to realtime that the page's settings describe. */
export function connectRealtimeOf(settings: RealtimeSettings | null, token: Pick<PageToken, "read">): ConnectRealtime {
  return async () => {
    if (settings === null) throw new Error("The page configures no realtime.");
    if (settings.broadcaster === "socket.io") {
      const { connectEcho } = await import("./echo.ts");
      return connectEcho(settings, token, window.location);
    }
    const [{ connectPusher }, { loadPusher }] = await Promise.all([import("./pusher.ts"), import("./pusherClient.ts")]);
    return connectPusher(settings, token, window.location, await loadPusher());
  };
}
