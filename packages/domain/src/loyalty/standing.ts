import type { LoyaltyLevel } from "./levels.ts";

/** Where a subscriber stands between two levels. */
export interface LoyaltyStanding<Level extends LoyaltyLevel = LoyaltyLevel> {
  readonly boxesReceived: number;
  /** Undefined below the first level, and while no level is known. */
  readonly level: Level | undefined;
  /** What comes next; undefined at the top, and while no level is known. */
  readonly next: { readonly level: Level; readonly boxesMissing: number } | undefined;
  /** How much of the way from the level to the next one is behind, from 0 to 1; 1 at the top. */
  readonly progress: number;
}

/** The lowest level that takes more boxes than were received, in whatever order they are given (SUB-216). */
export function nextLevel<Level extends LoyaltyLevel>(
  levels: readonly Level[],
  boxesReceived: number,
): Level | undefined {
  return ascending(levels).find((level) => level.fromBoxes > boxesReceived);
}

/**
 * The level of an active subscriber, the next one, and the way between them (SUB-216, SUB-217). To subscribe is as good
 * as the first box: who has received none yet has the level that takes one.
 */
export function loyaltyStanding<Level extends LoyaltyLevel>(
  levels: readonly Level[],
  boxesReceived: number,
): LoyaltyStanding<Level> {
  const counted = Math.max(boxesReceived, 1);
  const level = ascending(levels).findLast(({ fromBoxes }) => fromBoxes <= counted);
  const next = nextLevel(levels, counted);
  return {
    boxesReceived,
    level,
    next: next && { level: next, boxesMissing: next.fromBoxes - boxesReceived },
    progress: progressBetween(level, next, boxesReceived),
  };
}

function progressBetween(level: LoyaltyLevel | undefined, next: LoyaltyLevel | undefined, boxes: number): number {
  if (next === undefined) return level === undefined ? 0 : 1;
  const start = level?.fromBoxes ?? 0;
  return Math.max(boxes - start, 0) / (next.fromBoxes - start);
}

function ascending<Level extends LoyaltyLevel>(levels: readonly Level[]): readonly Level[] {
  return levels.toSorted((one, other) => one.fromBoxes - other.fromBoxes);
}
