import { useState } from "react";

interface Late {
  /** Whether the task has run longer than `delay`; stays true until it ends. */
  readonly isLate: boolean;
  /** @param task calls `replied` when the reply has arrived, which stops the clock: opening the next page does not count. */
  run(task: (replied: () => void) => Promise<void>): Promise<void>;
}

/**
 * Reports a task as late only after a delay, so that a fast task causes no render.
 * @param delay in milliseconds.
 */
export function useLate(delay: number): Late {
  const [isLate, setLate] = useState(false);
  return {
    isLate,
    async run(task) {
      const waiting = setTimeout(() => setLate(true), delay);
      try {
        await task(() => clearTimeout(waiting));
      } finally {
        clearTimeout(waiting);
        setLate(false);
      }
    },
  };
}
