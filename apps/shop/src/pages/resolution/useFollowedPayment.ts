import { useChannel } from "@petbox/api-client/realtime/useChannel";
import { paymentRetryChannel, paymentRetryEvent } from "@petbox/api-client/resolution/channels";

/**
 * Revalidates when the bank replies to a payment whose dialog was closed. A refusal changes no subscription, so only this
 * channel reports it.
 * @param subscription the code; undefined without such a payment.
 */
export function useFollowedPayment(subscription: string | undefined, revalidate: () => unknown): void {
  useChannel({
    channel: subscription === undefined ? undefined : paymentRetryChannel(subscription),
    event: paymentRetryEvent,
    onMessage: revalidate,
    revalidate,
  });
}
