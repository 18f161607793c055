import { useEffect, useEffectEvent } from "react";
import type { ConnectRealtime } from "./realtime.ts";

interface ChannelEvents {
  /** The private channel; undefined as long as there is nothing to listen to. */
  readonly channel: string | undefined;
  readonly event: string;
  readonly connectRealtime: ConnectRealtime;
  /** @param message what the event carries, unread. */
  readonly onMessage: (message: unknown) => void;
  /** The connection is back: what came meanwhile was missed. */
  readonly onReconnect: () => void;
}

/** Listens to a private channel while there is one to listen to. Without a connection nothing breaks. */
export function useChannel({ channel, event, connectRealtime, onMessage, onReconnect }: ChannelEvents): void {
  const hear = useEffectEvent(onMessage);
  const resume = useEffectEvent(onReconnect);

  useEffect(() => {
    if (channel === undefined) return;
    let isWanted = true;
    let stop = () => {};
    connectRealtime().then(
      (realtime) => {
        if (!isWanted) return;
        stop = realtime.listen(
          channel,
          event,
          (message) => hear(message),
          () => resume(),
          (status) => reportError(new Error(`The channel of ${event} was refused with ${status}.`)),
        );
      },
      // What is told is asked for as well: without events it only comes later.
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [channel, event, connectRealtime]);
}
