import { describe, expect, it } from "vitest";
import { isLastQuestion, parseWelcomePlace, stepCount, welcomeStepAt, welcomeSteps } from "./welcomeSteps.ts";

describe("the steps of the welcome", () => {
  it("MAN-235 MAN-239 run from 0 to 3: the pet, its food and medicine, its photo, the slides", () => {
    expect([0, 1, 2, 3].map((place) => welcomeStepAt("optional", place))).toEqual(["pet", "food", "photo", "slides"]);
    expect(welcomeSteps.optional).toHaveLength(4);
  });

  it("MAN-077 are numbered 2 to 5 in the older questionnaire, where 1 is the payment's result", () => {
    const numbered = [0, 1, 2, 3].map((place) => [welcomeStepAt("required", place), stepCount("required", place).step]);
    expect(numbered).toEqual([
      ["pet", 2],
      ["food", 3],
      ["photo", 4],
      ["owner", 5],
    ]);
    expect(stepCount("required", 0).of).toBe(5);
    expect([0, 1, 2].map((place) => stepCount("optional", place))).toEqual([
      { step: 1, of: 3 },
      { step: 2, of: 3 },
      { step: 3, of: 3 },
    ]);
  });

  it("MAN-236 are saved on leaving the last question: after place 2, or after the owner's", () => {
    expect([0, 1, 2, 3].filter((place) => isLastQuestion("optional", place))).toEqual([2]);
    expect([0, 1, 2, 3, 4].filter((place) => isLastQuestion("required", place))).toEqual([3]);
  });

  it("are restored from the history state, and invalid places are rejected", () => {
    expect(["read", 0, 3, 4].map((kept) => parseWelcomePlace("optional", kept))).toEqual(["read", 0, 3, undefined]);
    expect(parseWelcomePlace("required", 4)).toBe(4);
    for (const wrong of [-1, 1.5, "2", null, undefined, {}, Number.NaN])
      expect(parseWelcomePlace("optional", wrong)).toBe(undefined);
  });
});
