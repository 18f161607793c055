import type { PendingPayment } from "@petbox/domain/payment/pendingPayment";
import { useEffect, useEffectEvent } from "react";
import { useServices } from "./services.ts";

/** The longest timer, in milliseconds: a browser's timers overflow after 24 days. */
const longestWait = 60 * 60_000;

/** The interval, in milliseconds, at which a server is asked again that still reports an expired payment as pending. */
const retryDelay = 30_000;

/**
 * Revalidates when the first of the pending payments on the page expires: a server sends no event then. A hidden page revalidates when the
 * customer returns.
 */
export function useRevalidateAtExpiry(
  payments: readonly (PendingPayment | undefined)[],
  revalidate: () => unknown,
): void {
  const { clock } = useServices();
  const ask = useEffectEvent(revalidate);
  const first = Math.min(...payments.flatMap((payment) => (payment?.isPaid ? [] : (payment?.expiresAt ?? []))));

  useEffect(() => {
    if (first === Number.POSITIVE_INFINITY) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = first - clock();
      timer = setTimeout(tick, left > 0 ? Math.min(left, longestWait) : retryDelay);
    };
    const tick = () => {
      wait();
      // The next attempt makes up for a failed one.
      if (clock() >= first && document.visibilityState === "visible") Promise.resolve(ask()).catch(() => undefined);
    };
    wait();
    return () => clearTimeout(timer);
  }, [first, clock]);
}
