import { useState } from "react";

interface Late {
  /** Whether the task has taken longer than `patience`. */
  readonly isLate: boolean;
  run(task: () => Promise<void>): Promise<void>;
}

/**
 * Reports a task as late only after a delay, so that a fast task causes no render.
 * @param patience the delay in milliseconds.
 */
export function useLate(patience: number): Late {
  const [isLate, setLate] = useState(false);
  return {
    isLate,
    async run(task) {
      const waiting = setTimeout(() => setLate(true), patience);
      try {
        await task();
      } finally {
        clearTimeout(waiting);
        setLate(false);
      }
    },
  };
}
