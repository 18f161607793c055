import * as z from "zod/mini";
import type { ConnectRealtime } from "../realtime/realtime.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { subscriptionMovedChannel, subscriptionMovedEvent, subscriptionMovedMessage } from "./channels.ts";

/**
 * Calls back when a page's subscriptions may have changed: on an event, and as `useChannel` revalidates. The event's content
 * is only a hint to revalidate.
 * @param customerCode null where the page names no customer.
 */
export function useSubscriptionMoved(
  customerCode: string | null,
  connectRealtime: ConnectRealtime,
  onMoved: () => unknown,
): void {
  useChannel({
    connectRealtime,
    isAwaited: false,
    channel: customerCode === null ? null : subscriptionMovedChannel(customerCode),
    event: subscriptionMovedEvent,
    onMessage(message) {
      // A late or repeated event is harmless.
      if (z.safeParse(subscriptionMovedMessage, message).success) onMoved();
    },
    revalidate: onMoved,
  });
}
