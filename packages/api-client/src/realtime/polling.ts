const minute = 60_000;

/**
 * The delay before the next poll, in milliseconds. Delays stay at 4 s while banks answer, so that a result is shown within
 * 5 s, and grow afterwards (docs/decisions/2026-11-21-realtime.md).
 */
function delayAfter(elapsed: number): number {
  if (elapsed === 0) return 2_000;
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

/** "slow" begins with the delays that the usual pace has after its first minute. */
type Pace = "usual" | "slow";

/** How long before the end of the quick minute slow polling starts over: long enough for three quick polls. */
const quickPollingTime = 12_000;

/** Polling that can be started, slowed down and stopped; starting it twice at one pace changes nothing. */
export interface Polling {
  /** @param pace by default the usual one. */
  readonly start: (pace?: Pace) => void;
  /**
   * Starts over, for a customer who returns to the page: at the usual pace from its first delay, at the slow one with three quick polls.
   * Polling that is stopped stays so.
   */
  readonly restart: () => void;
  readonly stop: () => void;
}

/**
 * Polls after 2 s, then every 4 s during the first minute, every 16 s up to ten minutes, and every minute from then on.
 * @param poll the next delay starts once it has settled; a failure is ignored.
 */
export function createPolling(poll: () => unknown): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run: { readonly pace: Pace } | undefined;

  function schedule(current: typeof run, elapsed: number): void {
    const delay = delayAfter(elapsed);
    timer = setTimeout(async () => {
      await quietly(poll);
      if (run === current) schedule(current, elapsed + delay);
    }, delay);
  }

  function stop(): void {
    run = undefined;
    clearTimeout(timer);
  }

  function begin(pace: Pace, elapsed: number): void {
    stop();
    run = { pace };
    schedule(run, elapsed);
  }

  return {
    start(pace = "usual") {
      if (run?.pace !== pace) begin(pace, pace === "slow" ? minute : 0);
    },
    restart() {
      if (run !== undefined) begin(run.pace, run.pace === "slow" ? minute - quickPollingTime : 0);
    },
    stop,
  };
}
