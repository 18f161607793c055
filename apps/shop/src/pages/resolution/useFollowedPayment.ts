import { useChannel } from "@petbox/api-client/realtime/useChannel";
import { announcementIn, paymentRetryChannel, paymentRetryEvent } from "@petbox/api-client/resolution/channels";
import { useState } from "react";

/**
 * Revalidates when the bank replies to a payment whose dialog was closed. A refusal changes no subscription, so only this
 * channel reports it.
 * @param subscription the code; undefined without such a payment.
 * @returns whether the last announced payment was refused.
 */
export function useFollowedPayment(
  subscription: string | undefined,
  revalidate: () => unknown,
): { readonly isRefused: boolean } {
  const [isRefused, setRefused] = useState(false);
  useChannel({
    channel: subscription === undefined ? undefined : paymentRetryChannel(subscription),
    event: paymentRetryEvent,
    onMessage(message) {
      if (subscription !== undefined) setRefused(announcementIn(message, subscription).result === "refused");
      void revalidate();
    },
    revalidate,
  });
  return { isRefused };
}
