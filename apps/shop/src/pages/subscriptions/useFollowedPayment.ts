import { useChannel } from "@petbox/api-client/realtime/useChannel";
import { paymentRetryChannel, paymentRetryEvent } from "@petbox/api-client/resolution/channels";
import { useServices } from "../../app/services.ts";

/**
 * Reads again when something may have come of a payment whose dialog was closed before the bank had replied. A refusal is
 * told here alone: nothing has moved with it.
 * @param subscription the code; undefined while no payment is followed.
 */
export function useFollowedPayment(subscription: string | undefined, revalidate: () => void): void {
  const { connectRealtime } = useServices();
  useChannel({
    channel: subscription === undefined ? undefined : paymentRetryChannel(subscription),
    event: paymentRetryEvent,
    connectRealtime,
    onMessage: revalidate,
    onReconnect: revalidate,
  });
}
