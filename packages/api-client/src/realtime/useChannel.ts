import { use, useEffect, useEffectEvent, useRef } from "react";
import { createPolling, quietly } from "./polling.ts";
import { RealtimeContext } from "./RealtimeContext.ts";
import type { ConnectRealtime } from "./realtime.ts";
import { usePageReturn } from "./usePageReturn.ts";

interface ChannelToFollow {
  /** The private channel; null polls without one. */
  readonly channel: string | null;
  readonly event: string;
  readonly connectRealtime: ConnectRealtime;
  /** Receives the event's payload, not validated. */
  readonly onMessage: (message: unknown) => void;
  /** Requests the current state; a pending promise holds back the next poll. */
  readonly revalidate: () => unknown;
  /**
   * Whether a customer waits for an event on this page. The state is then also polled slowly while the channel seems open: a connection may
   * be dead without a sign, and a server may join a channel late. Otherwise it is polled slowly, and only without a channel.
   * @default true
   */
  readonly isAwaited?: boolean | undefined;
}

interface FollowedChannel {
  /** Starts polling over where an event is awaited, because the customer has returned to the page. */
  readonly resume: () => void;
  /** Stops listening and polling. */
  readonly stop: () => void;
}

interface ChannelEvents extends Omit<ChannelToFollow, "channel" | "connectRealtime"> {
  /** The private channel; null if its name is unknown, so that the page only polls; undefined while nothing is awaited. */
  readonly channel: string | null | undefined;
}

/**
 * Listens to a private channel. The state is revalidated after each subscription, and polled while no channel is open:
 * before the first subscription, after a lost connection or a refusal, or where the page's realtime does not work at all. An awaited event
 * is also polled for beside an open channel, slowly.
 * Never throws.
 */
export function followChannel({
  channel,
  event,
  connectRealtime,
  isAwaited = true,
  ...listener
}: ChannelToFollow): FollowedChannel {
  const { onMessage, revalidate } = listener;
  const polling = createPolling(revalidate);
  const pace = isAwaited ? "usual" : "slow";
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
        if (isAwaited) polling.start("slow");
        else polling.stop();
        void quietly(revalidate);
      },
      onUnavailable() {
        if (isFollowed) polling.start(pace);
      },
    });
  }

  polling.start(pace);
  // Without realtime, polling goes on.
  if (channel !== null) listen(channel).catch(() => undefined);
  return {
    resume() {
      if (isAwaited) polling.restart();
    },
    stop() {
      isFollowed = false;
      polling.stop();
      stopListening();
    },
  };
}

/**
 * Keeps a page current: by the events of a private channel, after each subscription, when the customer returns to the
 * page, and by polling (decision 34). A hidden page does not poll.
 */
export function useChannel({ channel, event, onMessage, revalidate, isAwaited }: ChannelEvents): void {
  const connectRealtime = use(RealtimeContext);
  const notify = useEffectEvent(onMessage);
  const ask = useEffectEvent(revalidate);
  const followed = useRef<FollowedChannel>(undefined);
  useEffect(() => {
    if (channel === undefined) return;
    followed.current = followChannel({
      channel,
      event,
      connectRealtime,
      isAwaited,
      onMessage: (message) => notify(message),
      revalidate: () => (document.visibilityState === "visible" ? ask() : undefined),
    });
    return followed.current.stop;
  }, [channel, event, connectRealtime, isAwaited]);
  usePageReturn(channel !== undefined, () => {
    void quietly(revalidate);
    followed.current?.resume();
  });
}
