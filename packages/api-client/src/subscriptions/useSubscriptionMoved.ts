import * as z from "zod/mini";
import type { ConnectRealtime } from "../realtime/realtime.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { usePageReturn } from "../realtime/usePageReturn.ts";
import { subscriptionMovedChannel, subscriptionMovedEvent, subscriptionMovedMessage } from "./channels.ts";

/**
 * Tells when what a page shows of a customer's subscriptions may be so no more: one has moved, the connection is back, or
 * the customer is. What the event says is not believed, only that there is something to read.
 * @param customerCode the customer's code; null while nobody is logged in.
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
      // A late or doubled event changes nothing.
      if (z.safeParse(subscriptionMovedMessage, message).success) onMoved();
    },
    onReconnect: onMoved,
  });
  usePageReturn(true, onMoved);
}
