import * as z from "zod/mini";
import { useCacheOwner } from "../client/CacheOwnerContext.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { subscriptionMovedChannel, subscriptionMovedEvent, subscriptionMovedMessage } from "./channels.ts";

/**
 * Calls back when the customer's subscriptions may have changed: on an event, and as `useChannel` revalidates. The event's content
 * is only a hint to revalidate.
 */
export function useSubscriptionMoved(onMoved: () => unknown): void {
  const owner = useCacheOwner();
  useChannel({
    isAwaited: false,
    channel: owner && subscriptionMovedChannel(owner),
    event: subscriptionMovedEvent,
    onMessage(message) {
      // A late or repeated event is harmless.
      if (z.safeParse(subscriptionMovedMessage, message).success) onMoved();
    },
    revalidate: onMoved,
  });
}
