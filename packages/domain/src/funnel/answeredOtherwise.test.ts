import { describe, expect, it } from "vitest";
import { isAnsweredOtherwise } from "./answeredOtherwise.ts";
import { type Answers, withAnswers } from "./answers.ts";

const bob: Answers = {
  species: "dog",
  petName: "Bob",
  petSex: "male",
  size: "medio",
  breed: { kind: "mixed", main: "Beagle" },
};

describe("answers that changed in another tab", () => {
  it("differ when one changes, or is reset with the species", () => {
    expect(isAnsweredOtherwise(bob, withAnswers(bob, { species: "cat" }))).toBe(true);
    expect(isAnsweredOtherwise(bob, { ...bob, petName: "Rex" })).toBe(true);
    expect(isAnsweredOtherwise(bob, { ...bob, breed: { kind: "mixed", main: "Poodle" } })).toBe(true);
    const beagle: Answers = { ...bob, breed: { kind: "pure", name: "Beagle" } };
    expect(isAnsweredOtherwise(beagle, { ...beagle, breed: { kind: "pure", name: "Poodle" } })).toBe(true);
    expect(isAnsweredOtherwise(beagle, bob)).toBe(true);
    const { size: _size, ...withoutSize } = bob;
    expect(isAnsweredOtherwise(bob, withoutSize)).toBe(true);
  });

  it("are the same when some were added or only formatted differently", () => {
    expect(isAnsweredOtherwise(bob, { track: "essencial", ...bob, breed: { main: "Beagle", kind: "mixed" } })).toBe(
      false,
    );
    expect(isAnsweredOtherwise({}, bob)).toBe(false);
  });
});
