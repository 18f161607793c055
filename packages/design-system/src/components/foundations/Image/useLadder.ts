import { pictureFallbackDelay } from "@petbox/domain/pet/pictureSources";
import { useEffect, useState } from "react";

interface Ladder {
  /** Which of the addresses is tried; one more than there are once all have failed. */
  readonly step: number;
  /** The address has failed, and the next one has to wait a moment. */
  readonly isLocked: boolean;
  /** Says that the address of a step cannot be shown; said twice it is said once. */
  readonly fail: (step: number) => void;
}

/** Goes from one address to the next when one fails: the first time at once, then no sooner than the lock lets it (SUB-376). */
export function useLadder(): Ladder {
  const [step, setStep] = useState(0);
  const [failed, setFailed] = useState<number>();
  const isLocked = failed === step;

  useEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => setStep(step + 1), pictureFallbackDelay);
    return () => clearTimeout(timer);
  }, [isLocked, step]);

  return { step, isLocked, fail: (at) => (at === 0 ? setStep((now) => Math.max(now, 1)) : setFailed(at)) };
}
