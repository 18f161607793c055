import { useEffect, useEffectEvent } from "react";
import { followChannel } from "./followChannel.ts";
import type { ConnectRealtime } from "./realtime.ts";
import { usePageReturn } from "./usePageReturn.ts";

interface ChannelEvents {
  /** The private channel; null if its name is unknown, so that the page only polls; undefined while nothing is awaited. */
  readonly channel: string | null | undefined;
  readonly event: string;
  readonly connectRealtime: ConnectRealtime;
  /** Receives the event's payload, not validated. */
  readonly onMessage: (message: unknown) => void;
  /** Requests the current state; a pending promise holds back the next poll. */
  readonly revalidate: () => unknown;
}

/**
 * Keeps a page current: by the events of a private channel, after each subscription, when the customer returns to the
 * page, and by polling while no channel is open (decision 34). A hidden page does not poll.
 */
export function useChannel({ channel, event, connectRealtime, onMessage, revalidate }: ChannelEvents): void {
  const hear = useEffectEvent(onMessage);
  const ask = useEffectEvent(revalidate);
  const isAwaited = channel !== undefined;

  useEffect(() => {
    if (channel === undefined) return;
    return followChannel({
      channel,
      event,
      connectRealtime,
      onMessage: (message) => hear(message),
      revalidate: () => (document.visibilityState === "visible" ? ask() : undefined),
    });
  }, [channel, event, connectRealtime]);
  usePageReturn(isAwaited, revalidate);
}
