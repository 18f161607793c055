import * as z from "zod/mini";
import type { ConnectRealtime } from "../realtime/realtime.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { usePageReturn } from "../realtime/usePageReturn.ts";
import { subscriptionMovedChannel, subscriptionMovedEvent, subscriptionMovedMessage } from "./channels.ts";

/**
 * Calls back when a page's subscriptions may have changed: on an event, after a reconnect, and when the customer returns to
 * the page. The event's content is only a hint to revalidate.
 * @param customerCode null while no customer is logged in.
 */
export function useSubscriptionMoved(
  customerCode: string | null,
  connectRealtime: ConnectRealtime,
  onMoved: () => void,
): void {
  useChannel({
    connectRealtime,
    channel: customerCode === null ? undefined : subscriptionMovedChannel(customerCode),
    event: subscriptionMovedEvent,
    onMessage(message) {
      // A late or repeated event is harmless.
      if (z.safeParse(subscriptionMovedMessage, message).success) onMoved();
    },
    onReconnect: onMoved,
  });
  usePageReturn(true, onMoved);
}
