import { reachedThreshold } from "../../status/Countdown/secondsLeft.ts";

/** The remaining seconds that are announced. Every second would be torture to listen to. */
const thresholds = [0, 10, 30] as const;

/** The last announced moment, in remaining seconds: the whole wait (`total`), then each threshold. */
export function momentAt(remaining: number, total: number): number {
  return reachedThreshold(remaining, thresholds, total) ?? total;
}

/** The announcement at a moment of the wait. */
export function sayMoment(left: number, total: number): string {
  if (left <= 0) return "O tempo de espera terminou";
  if (left >= total) return `Isso pode levar até ${total} segundos`;
  return `Faltam menos de ${left + 1} segundos`;
}
