import { useState } from "react";

interface Late {
  /** Whether what was begun has gone on for longer than the patience. */
  readonly isLate: boolean;
  run(task: () => Promise<void>): Promise<void>;
}

/**
 * Tells of a task only once it lasts: what is over at once renders nothing.
 * @param patience how long it may go on before that, in milliseconds.
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
