import type { LoyaltyLevel } from "./levels.ts";

/** A subscriber's position in the loyalty programme. */
export interface LoyaltyStanding<Level extends LoyaltyLevel = LoyaltyLevel> {
  readonly boxesReceived: number;
  /** Undefined below the first level, or if no levels are known. */
  readonly level: Level | undefined;
  /** Undefined at the top, or if no levels are known. */
  readonly next: { readonly level: Level; readonly boxesMissing: number } | undefined;
  /** Progress from the current level to the next, from 0 to 1; 1 at the top. In the lowest level every box counts, the first too. */
  readonly progress: number;
}

/** The lowest level that requires more than the received boxes; `levels` may be in any order (SUB-216). */
export function nextLevel<Level extends LoyaltyLevel>(
  levels: readonly Level[],
  boxesReceived: number,
): Level | undefined {
  return ascending(levels).find((level) => level.fromBoxes > boxesReceived);
}

/**
 * The level of an active subscriber, the next one, and the progress between them (SUB-216, SUB-217). Subscribing counts as
 * the first box (decision 86).
 */
export function loyaltyStanding<Level extends LoyaltyLevel>(
  levels: readonly Level[],
  boxesReceived: number,
): LoyaltyStanding<Level> {
  const counted = Math.max(boxesReceived, 1);
  const level = ascending(levels).findLast(({ fromBoxes }) => fromBoxes <= counted);
  const next = nextLevel(levels, counted);
  const start = level === undefined || level === ascending(levels)[0] ? 0 : level.fromBoxes;
  return {
    boxesReceived,
    level,
    next: next && { level: next, boxesMissing: next.fromBoxes - boxesReceived },
    progress: next === undefined ? Number(level !== undefined) : progressBetween(start, next.fromBoxes, boxesReceived),
  };
}

function progressBetween(start: number, end: number, boxes: number): number {
  return Math.max(boxes - start, 0) / (end - start);
}

function ascending<Level extends LoyaltyLevel>(levels: readonly Level[]): readonly Level[] {
  return [...levels].sort((one, other) => one.fromBoxes - other.fromBoxes);
}
