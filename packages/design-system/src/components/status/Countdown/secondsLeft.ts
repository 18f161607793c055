/**
 * The remaining whole seconds, rounded up so that the last one is visible; zero for anything but a number.
 * @param seconds how long the count is
 * @param elapsed milliseconds since it began
 */
export function secondsLeft(seconds: number, elapsed: number): number {
  return Math.max(0, Math.ceil(seconds - elapsed / 1000)) || 0;
}

/** Milliseconds until the displayed number changes. */
export function untilNextChange(seconds: number, elapsed: number): number {
  const left = seconds * 1000 - elapsed;
  return left % 1000 || 1000;
}

/**
 * The last threshold reached, in seconds; undefined before the first. Thresholds above the whole count are ignored.
 * @param seconds how long the count is
 */
export function reachedThreshold(left: number, thresholds: readonly number[], seconds: number): number | undefined {
  const reached = thresholds.filter((threshold) => left <= threshold && threshold <= seconds);
  return reached.length === 0 ? undefined : Math.min(...reached);
}

/** "1:05", or "0:59": minutes and seconds. */
export function asClock(left: number): string {
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
