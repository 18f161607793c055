import { pictureFallbackDelay } from "@petbox/domain/pet/pictureSources";
import { useEffect, useState } from "react";

interface Ladder {
  /** The index of the current URL; past the end once all have failed. */
  readonly step: number;
  /** The URL failed, and the next one waits a moment. */
  readonly isLocked: boolean;
  /** Reports the failure of a step; repeated reports count once. */
  readonly fail: (step: number) => void;
}

/** Moves on to the next URL after a failure: the first time immediately, then no sooner than the lock allows (SUB-376). */
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
