import { describe, expect, it } from "vitest";
import { contradictionsInLives } from "../../conformance/contradictionsInLives.ts";

/** Of 50 lives each, so that a busy machine finishes every test in time. `npm run lives` compares 10,000. */
const seeds = [70, 71, 72, 73];

const compared = new Map<number, ReturnType<typeof contradictionsInLives>>();

function compareLives(seed: number) {
  const known = compared.get(seed) ?? contradictionsInLives(seed, 50);
  compared.set(seed, known);
  return known;
}

describe("in any life of three years", () => {
  it.each(seeds)(
    "every page says the same state, amount, date and level of a subscription, with a way on (seed %i)",
    (seed) => {
      expect(compareLives(seed).contradictions).toEqual([]);
    },
  );

  it("these lives show everything that a subscription can ask attention for", () => {
    expect([...new Set(seeds.flatMap((seed) => [...compareLives(seed).kinds]))].toSorted()).toEqual([
      "box",
      "calm",
      "canceled",
      "card",
      "debt",
      "end-of-term",
      "expired",
      "first-payment",
      "leaving",
      "payment",
      "renewal",
    ]);
  });
});
