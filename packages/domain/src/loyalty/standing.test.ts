import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LoyaltyLevel, levelNames } from "./levels.ts";
import { loyaltyStanding, nextLevel } from "./standing.ts";

const bronze: LoyaltyLevel = { name: "Bronze", fromBoxes: 1 };
const silver: LoyaltyLevel = { name: "Prata", fromBoxes: 4 };
const gold: LoyaltyLevel = { name: "Ouro", fromBoxes: 7 };
const platinum: LoyaltyLevel = { name: "Platina", fromBoxes: 13 };
const diamond: LoyaltyLevel = { name: "Diamante", fromBoxes: 25 };
const levels = [bronze, silver, gold, platinum, diamond];

describe("nextLevel", () => {
  it.each<[number, LoyaltyLevel | undefined]>([
    [0, bronze],
    [1, silver],
    [3, silver],
    [4, gold],
    [24, diamond],
    [25, undefined],
    [400, undefined],
  ])("SUB-216 FUN-140 after %d boxes is the first that requires more", (boxes, expected) => {
    expect(nextLevel(levels, boxes)).toBe(expected);
  });
});

describe("loyaltyStanding", () => {
  it("SUB-217 counts the boxes missing to the next level", () => {
    expect(loyaltyStanding(levels, 10)).toEqual({
      boxesReceived: 10,
      level: gold,
      next: { level: platinum, boxesMissing: 3 },
      progress: 0.5,
    });
  });

  it("SUB-218 gives a subscriber without boxes the first level, at its start", () => {
    expect(loyaltyStanding(levels, 0)).toEqual({
      boxesReceived: 0,
      level: bronze,
      next: { level: silver, boxesMissing: 4 },
      progress: 0,
    });
  });

  it.each([
    [1, 1 / 4],
    [3, 3 / 4],
    [4, 0],
    [5, 1 / 3],
  ])("after %d boxes fills the bar by %d: the first box counts too", (boxes, progress) => {
    expect(loyaltyStanding(levels, boxes).progress).toBe(progress);
  });

  it("SUB-218 is complete at the top", () => {
    expect(loyaltyStanding(levels, 25)).toEqual({ boxesReceived: 25, level: diamond, next: undefined, progress: 1 });
  });

  it("has no level below the first, but progress towards it", () => {
    expect(loyaltyStanding([gold], 2)).toEqual({
      boxesReceived: 2,
      level: undefined,
      next: { level: gold, boxesMissing: 5 },
      progress: 2 / 7,
    });
  });

  it("is empty while the levels are unknown", () => {
    expect(loyaltyStanding([], 3)).toEqual({ boxesReceived: 3, level: undefined, next: undefined, progress: 0 });
  });
});

describe("the progress", () => {
  const anyLevels = fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 5 })
    .map((starts) => levelNames.map((name, place) => ({ name, fromBoxes: starts[place] ?? 0 })));
  const boxes = fc.nat(80);
  const seed = { seed: 43 };

  it("skips no level: a level already reached by the received boxes is never next", () => {
    fc.assert(
      fc.property(anyLevels, boxes, (given, received) => {
        const next = nextLevel(given, received);
        const above = given.filter(({ fromBoxes }) => fromBoxes > received).map(({ fromBoxes }) => fromBoxes);
        expect(next?.fromBoxes).toBe(above.length === 0 ? undefined : Math.min(...above));
      }),
      seed,
    );
  });

  it("is between 0 and 1, and 1 only at the top", () => {
    fc.assert(
      fc.property(anyLevels, boxes, (given, received) => {
        const { progress, next, level } = loyaltyStanding(given, received);
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(1);
        expect(progress === 1).toBe(next === undefined && level !== undefined);
      }),
      seed,
    );
  });

  it("reaches the next level with exactly the missing boxes", () => {
    fc.assert(
      fc.property(anyLevels, boxes, (given, received) => {
        const { next } = loyaltyStanding(given, received);
        if (next === undefined) return;
        expect(next.boxesMissing).toBeGreaterThan(0);
        expect(loyaltyStanding(given, received + next.boxesMissing).level).toBe(next.level);
        expect(loyaltyStanding(given, received + next.boxesMissing - 1).level).not.toBe(next.level);
      }),
      seed,
    );
  });

  it("never decreases with another box", () => {
    fc.assert(
      fc.property(anyLevels, boxes, (given, received) => {
        const [now, then] = [loyaltyStanding(given, received), loyaltyStanding(given, received + 1)];
        expect(then.level?.fromBoxes ?? 0).toBeGreaterThanOrEqual(now.level?.fromBoxes ?? 0);
        if (then.level === now.level) expect(then.progress).toBeGreaterThanOrEqual(now.progress);
      }),
      seed,
    );
  });

  it("does not depend on the order of the levels", () => {
    fc.assert(
      fc.property(anyLevels, boxes, (given, received) => {
        expect(loyaltyStanding(given.toReversed(), received)).toEqual(loyaltyStanding(given, received));
      }),
      seed,
    );
  });
});
