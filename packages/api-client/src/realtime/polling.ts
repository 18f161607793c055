const minute = 60_000;

/**
 * The delay before the next poll, in milliseconds. Delays stay at 4 s while banks answer, so that a result is shown within
 * 5 s, and grow afterwards (docs/decisions/2026-11-21-realtime.md).
 */
function delayAfter(elapsed: number, firstDelay: number): number {
  if (elapsed === 0) return firstDelay;
  if (elapsed < minute) return 4_000;
  return elapsed < 10 * minute ? 16_000 : minute;
}

/** Calls a function whose failure, thrown or rejected, the next call makes up for. */
export async function quietly(call: () => unknown): Promise<void> {
  try {
    await call();
  } catch {
    // The next call makes up for it.
  }
}

/** Polling that can be started and stopped; starting it twice changes nothing. */
export interface Polling {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Polls after 2 s, then every 4 s during the first minute, every 16 s up to ten minutes, and every minute from then on.
 * @param poll the next delay starts once it has settled; a failure is ignored.
 * @param firstDelay another time until the first poll, in milliseconds.
 */
export function createPolling(poll: () => unknown, firstDelay = 2_000): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run: symbol | undefined;

  function schedule(current: symbol, elapsed: number): void {
    const delay = delayAfter(elapsed, firstDelay);
    timer = setTimeout(async () => {
      await quietly(poll);
      if (run === current) schedule(current, elapsed + delay);
    }, delay);
  }

  return {
    start() {
      if (run !== undefined) return;
      run = Symbol();
      schedule(run, 0);
    },
    stop() {
      run = undefined;
      clearTimeout(timer);
    },
  };
}
