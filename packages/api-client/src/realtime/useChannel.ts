import { useEffect, useEffectEvent } from "react";
import type { ConnectRealtime } from "./realtime.ts";

interface ChannelEvents {
  /** The private channel; undefined to listen to none. */
  readonly channel: string | undefined;
  readonly event: string;
  readonly connectRealtime: ConnectRealtime;
  /** @param message the event's payload, not validated. */
  readonly onMessage: (message: unknown) => void;
  /** Called after a reconnect: events in between were missed. */
  readonly onReconnect: () => void;
  /**
   * The server refuses this visitor the channel.
   * @default reports it
   */
  readonly onRefused?: ((refusal: Error) => void) | undefined;
}

/** Listens to a private channel while `channel` is defined. A failed connection is ignored. */
export function useChannel(events: ChannelEvents): void {
  const { channel, event, connectRealtime, onMessage, onReconnect, onRefused = reportError } = events;
  const hear = useEffectEvent(onMessage);
  const resume = useEffectEvent(onReconnect);
  const refuse = useEffectEvent(onRefused);

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
          (status) => refuse(new Error(`The channel of ${event} was refused with ${status}.`)),
        );
      },
      // Without a connection the result is polled; events only make it faster.
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [channel, event, connectRealtime]);
}
