import type { Realtime } from "@petbox/api-client/realtime/realtime";

interface Listener {
  readonly channel: string;
  readonly event: string;
  readonly onMessage: (message: unknown) => void;
}

/** Realtime without a socket: the backend's broadcasts reach the listeners in the same page. */
export function createLocalRealtime(): {
  realtime: Realtime;
  broadcast: (channel: string, event: string, message: unknown) => void;
} {
  const listeners = new Set<Listener>();
  return {
    broadcast(channel, event, message) {
      for (const listener of listeners) {
        if (channel === `private-${listener.channel}` && event.endsWith(`\\${listener.event}`))
          listener.onMessage(message);
      }
    },
    realtime: {
      listen(channel, event, { onMessage, onSubscribed }) {
        const listener = { channel, event, onMessage };
        listeners.add(listener);
        onSubscribed();
        return () => listeners.delete(listener);
      },
    },
  };
}
