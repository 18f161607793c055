const lockMilliseconds = 30_000;

/** Whether a payment error requests a pause: its text contains "30 segundos" (FUN-180). */
export function mentionsThirtySeconds(message: string): boolean {
  return message.toLowerCase().includes("30 segundos");
}

/** When a button locked at `now` unlocks; both in epoch milliseconds. */
export function retryLockUntil(now: number): number {
  return now + lockMilliseconds;
}

/**
 * Whole seconds until the button unlocks, 30 to 0; 0 without a lock. Capped at 30, so that setting the device's clock back
 * cannot lock the button for hours.
 */
export function secondsRemaining(lock: number | undefined, now: number): number {
  if (lock === undefined) return 0;
  return Math.ceil(Math.min(Math.max(lock - now, 0), lockMilliseconds) / 1000);
}

/** The locked button's text; the specification has only the plural, even for one second (FUN-180). */
export function lockText(seconds: number): string {
  return `${seconds} segundos restantes...`;
}
