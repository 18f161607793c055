import { describe, expect, it } from "vitest";
import { type Answers, withAnswers } from "./answers.ts";
import { haveAnswersChanged } from "./answersChanged.ts";

const bob: Answers = {
  species: "dog",
  petName: "Bob",
  petSex: "male",
  size: "medio",
  breed: { kind: "mixed", main: "Beagle" },
};

describe("answers that changed in another tab", () => {
  it("differ when one changes, or is reset with the species", () => {
    expect(haveAnswersChanged(bob, withAnswers(bob, { species: "cat" }))).toBe(true);
    expect(haveAnswersChanged(bob, { ...bob, petName: "Rex" })).toBe(true);
    expect(haveAnswersChanged(bob, { ...bob, breed: { kind: "mixed", main: "Poodle" } })).toBe(true);
    const beagle: Answers = { ...bob, breed: { kind: "pure", name: "Beagle" } };
    expect(haveAnswersChanged(beagle, { ...beagle, breed: { kind: "pure", name: "Poodle" } })).toBe(true);
    expect(haveAnswersChanged(beagle, bob)).toBe(true);
    const { size: _size, ...withoutSize } = bob;
    expect(haveAnswersChanged(bob, withoutSize)).toBe(true);
  });

  it("are the same when some were added or only formatted differently", () => {
    expect(haveAnswersChanged(bob, { track: "essencial", ...bob, breed: { main: "Beagle", kind: "mixed" } })).toBe(
      false,
    );
    expect(haveAnswersChanged({}, bob)).toBe(false);
  });
});
