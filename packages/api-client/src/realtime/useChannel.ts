import { useEffect, useEffectEvent } from "react";
import { createPolling, quietly } from "./polling.ts";
import type { ConnectRealtime } from "./realtime.ts";
import { usePageReturn } from "./usePageReturn.ts";

interface FollowedChannel {
  /** The private channel; null polls without one. */
  readonly channel: string | null;
  readonly event: string;
  readonly connectRealtime: ConnectRealtime;
  /** Receives the event's payload, not validated. */
  readonly onMessage: (message: unknown) => void;
  /** Requests the current state; a pending promise holds back the next poll. */
  readonly revalidate: () => unknown;
  /**
   * The time until the first poll, in milliseconds: a page that awaits no result gives a slow phone time to subscribe.
   * @default 2,000
   */
  readonly firstPoll?: number | undefined;
}

interface ChannelEvents extends Omit<FollowedChannel, "channel"> {
  /** The private channel; null if its name is unknown, so that the page only polls; undefined while nothing is awaited. */
  readonly channel: string | null | undefined;
}

/**
 * Listens to a private channel. The state is revalidated after each subscription, and polled while no channel is open:
 * before the first subscription, after a lost connection or a refusal, or where the page's realtime does not work at all.
 * Never throws.
 * @returns stops listening and polling.
 */
export function followChannel({
  channel,
  event,
  connectRealtime,
  firstPoll,
  ...listener
}: FollowedChannel): () => void {
  const { onMessage, revalidate } = listener;
  const polling = createPolling(revalidate, firstPoll);
  let isFollowed = true;
  let stopListening = () => {};

  async function listen(channel: string): Promise<void> {
    const realtime = await connectRealtime();
    if (!isFollowed) return;
    stopListening = realtime.listen(channel, event, {
      onMessage: (message) => {
        if (isFollowed) onMessage(message);
      },
      onSubscribed() {
        if (!isFollowed) return;
        polling.stop();
        void quietly(revalidate);
      },
      onUnavailable() {
        if (isFollowed) polling.start();
      },
    });
  }

  polling.start();
  // Without realtime, polling goes on.
  if (channel !== null) listen(channel).catch(() => undefined);
  return () => {
    isFollowed = false;
    polling.stop();
    stopListening();
  };
}

/**
 * Keeps a page current: by the events of a private channel, after each subscription, when the customer returns to the
 * page, and by polling while no channel is open (decision 34). A hidden page does not poll.
 */
export function useChannel({ channel, event, connectRealtime, onMessage, revalidate, firstPoll }: ChannelEvents): void {
  const notify = useEffectEvent(onMessage);
  const ask = useEffectEvent(revalidate);
  const isAwaited = channel !== undefined;

  useEffect(() => {
    if (channel === undefined) return;
    return followChannel({
      channel,
      event,
      connectRealtime,
      firstPoll,
      onMessage: (message) => notify(message),
      revalidate: () => (document.visibilityState === "visible" ? ask() : undefined),
    });
  }, [channel, event, connectRealtime, firstPoll]);
  usePageReturn(isAwaited, () => void quietly(revalidate));
}
