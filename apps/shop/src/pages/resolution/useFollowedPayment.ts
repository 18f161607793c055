import { useChannel } from "@petbox/api-client/realtime/useChannel";
import { announcementIn, paymentRetryChannel, paymentRetryEvent } from "@petbox/api-client/resolution/channels";
import type { Attention } from "@petbox/domain/subscription/attention";
import { useState } from "react";

/** A payment whose dialog was closed before the bank replied. */
interface FollowedPayment {
  /** Whether the bank has refused it. */
  readonly isRefused: boolean;
  /** Called for a new payment: the refusal of the last one no longer counts. */
  readonly forgetRefusal: () => void;
}

/**
 * Revalidates when the bank replies to a payment whose dialog was closed. Its refusal is announced on this channel; without the event, a
 * card that is no longer pending while its charge is still owed was refused.
 * @param subscription the code; undefined without such a payment.
 */
export function useFollowedPayment(
  subscription: string | undefined,
  attention: Attention | undefined,
  revalidate: () => unknown,
): FollowedPayment {
  const [isRefused, setRefused] = useState(false);
  const isPending = attention?.kind === "payment" && attention.payment.by === "card";
  const [wasPending, setWasPending] = useState(isPending);
  if (isPending !== wasPending) {
    setWasPending(isPending);
    setRefused(subscription !== undefined && attention?.kind === "debt");
  }
  useChannel({
    channel: subscription === undefined ? undefined : paymentRetryChannel(subscription),
    event: paymentRetryEvent,
    onMessage(message) {
      if (subscription !== undefined) setRefused(announcementIn(message, subscription).result === "refused");
      void revalidate();
    },
    revalidate,
  });
  return { isRefused: isRefused && subscription !== undefined, forgetRefusal: () => setRefused(false) };
}
