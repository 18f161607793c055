const lockMilliseconds = 30_000;

/** Whether a payment error asks for a pause: it contains "30 segundos" (FUN-180). */
export function mentionsThirtySeconds(message: string): boolean {
  return message.toLowerCase().includes("30 segundos");
}

/** When a button locked at `now` opens again; both in epoch milliseconds. */
export function retryLockUntil(now: number): number {
  return now + lockMilliseconds;
}

/**
 * Whole seconds until the button opens, 30 to 0; 0 without a lock. Never more than 30, so that a clock set back while
 * the button is locked cannot lock it for hours.
 */
export function secondsRemaining(lock: number | undefined, now: number): number {
  if (lock === undefined) return 0;
  return Math.ceil(Math.min(Math.max(lock - now, 0), lockMilliseconds) / 1000);
}

/** The locked button's text; one second takes the plural too, as the specification has one text only (FUN-180). */
export function lockText(seconds: number): string {
  return `${seconds} segundos restantes...`;
}
