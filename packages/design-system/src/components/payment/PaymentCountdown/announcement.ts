/** How many seconds before the end something is said. Every second would be a torment to listen to. */
const thresholds = [10, 30] as const;

/** What has last been worth saying, in seconds left: the whole wait (`total`), then each threshold, then the end (0). */
export function momentAt(remaining: number, total: number): number {
  if (remaining <= 0) return 0;
  return thresholds.find((threshold) => remaining <= threshold && threshold < total) ?? total;
}

/** What is said at a moment of a wait. */
export function sayMoment(left: number, total: number): string {
  if (left <= 0) return "O tempo de espera terminou";
  if (left >= total) return `Isso pode levar até ${total} segundos`;
  return `Faltam menos de ${left + 1} segundos`;
}
