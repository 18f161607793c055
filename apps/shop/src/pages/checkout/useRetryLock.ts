import { retryLockUntil, secondsRemaining } from "@petbox/domain/payment/retryLock";
import { useEffect, useState } from "react";
import { useServices } from "../../app/services.ts";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";

/** Stores the end of the lock, in epoch milliseconds. */
const note = "petbox-payment-lock";

function keptLock(): number | undefined {
  const end = Number(readFromTab(note));
  return Number.isFinite(end) && end > 0 ? end : undefined;
}

/** The pause that the server may require between two payments (FUN-180). It survives a reload. */
export function useRetryLock(): { readonly secondsLeft: number; lock(): void } {
  const { clock, timings } = useServices();
  const [end, setEnd] = useState(keptLock);
  const [now, setNow] = useState(clock);
  const secondsLeft = secondsRemaining(end, now);
  const isLocked = secondsLeft > 0;

  useEffect(() => {
    if (!isLocked) return;
    const ticking = setInterval(() => setNow(clock()), timings.second);
    return () => clearInterval(ticking);
  }, [isLocked, clock, timings.second]);

  useEffect(() => {
    if (!isLocked) storeInTab(note, undefined);
  }, [isLocked]);

  return {
    secondsLeft,
    lock() {
      const until = retryLockUntil(clock());
      storeInTab(note, String(until));
      setNow(clock());
      setEnd(until);
    },
  };
}
