import { expect, it } from "vitest";
import { contradictionsInLives } from "../../conformance/contradictionsInLives.ts";

/** `npm run lives` compares 10,000. */
const lives = 200;

it("every page says the same state, amount, date and level of a subscription, with a way on, in any life of three years", () => {
  const { kinds, contradictions } = contradictionsInLives(70, lives);
  expect(contradictions).toEqual([]);
  expect([...kinds].toSorted()).toEqual([
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
