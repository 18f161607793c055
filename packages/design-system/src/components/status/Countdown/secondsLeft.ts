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

/** "0:59", "29:59", "23:59:59": hours only if there are any. */
export function asClock(left: number): string {
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const seconds = twoDigits(left % 60);
  return hours === 0 ? `${minutes}:${seconds}` : `${hours}:${twoDigits(minutes)}:${seconds}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
