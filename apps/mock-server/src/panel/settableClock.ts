import type { Clock } from "@petbox/domain/calendar/clock";

/** A clock that can be stopped and moved. */
export interface SettableClock {
  /** Epoch ms, as the users of this clock see it. */
  readonly now: Clock;
  readonly frozen: boolean;
  /** Stops at this moment. */
  freeze(): void;
  /** Continues from the stopped time. */
  resume(): void;
  /** Forward, or back when negative, in milliseconds. */
  move(milliseconds: number): void;
  /** Returns to the real time. */
  reset(): void;
}

export function createSettableClock(real: Clock): SettableClock {
  let offset = 0;
  let frozenAt: number | undefined;
  const now = () => frozenAt ?? real() + offset;
  return {
    now,
    get frozen() {
      return frozenAt !== undefined;
    },
    freeze() {
      frozenAt = now();
    },
    resume() {
      offset = now() - real();
      frozenAt = undefined;
    },
    move(milliseconds) {
      if (frozenAt === undefined) offset += milliseconds;
      else frozenAt += milliseconds;
    },
    reset() {
      offset = 0;
      frozenAt = undefined;
    },
  };
}
