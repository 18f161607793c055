import { describe, expect, it } from "vitest";
import {
  type Answers,
  answersForAnotherPet,
  isAnotherPerson,
  isAnswered,
  isBoxChosen,
  isPetComplete,
  withAnswers,
} from "./answers.ts";
import type { StepName } from "./steps.ts";

const answered: Answers = {
  species: "dog",
  petName: "Bob",
  petSex: "male",
  size: "medio",
  breed: { kind: "pure", name: "Beagle" },
  track: "essencial",
  plan: "SP_anual",
  extraItem: "normal",
};

describe("a repeated answer", () => {
  it("resets the answers of the other species, and keeps the name", () => {
    expect(withAnswers(answered, { species: "cat" })).toEqual({ species: "cat", petName: "Bob", petSex: "male" });
  });

  it("resets the plan and the extra item of another track", () => {
    const changed = withAnswers(answered, { track: "mordedores" });
    expect(changed.plan).toBeUndefined();
    expect(changed.extraItem).toBeUndefined();
    expect(changed.size).toBe("medio");
  });

  it("MAN-315 resets the saved customer and the payment of another e-mail, and keeps the pet", () => {
    const contact = {
      email: "ana@gmail.com",
      areaCode: "11",
      phoneNumber: "912345678",
      newsletter: true,
      privacy: true,
    };
    const paid: Answers = { ...answered, contact, customerSaved: true, subscription: "A1" };
    const other = { ...contact, email: "bia@gmail.com" };
    expect(withAnswers(paid, { contact: other })).toEqual({ ...answered, contact: other });
    const again = { ...contact, email: "Ana@Gmail.com", newsletter: false };
    expect(withAnswers(paid, { contact: again })).toEqual({ ...paid, contact: again });
  });

  it("keeps everything if the answer is the same", () => {
    expect(withAnswers(answered, { species: "dog" })).toEqual(answered);
    expect(withAnswers(answered, { track: "essencial" })).toEqual(answered);
  });
});

describe("a step", () => {
  it.each([
    ["name", { petName: "Bob", petSex: "male" }, true],
    ["name", { petName: "Bob" }, false],
    ["name", { petSex: "male" }, false],
    ["checkout", { customerSaved: true }, true],
    ["checkout", { customerSaved: false }, false],
    ["checkout", {}, false],
    ["payment", { subscription: "SUB1" }, true],
    ["payment", {}, false],
    ["waiting", { subscription: "SUB1" }, false],
    ["track", { track: "essencial" }, true],
    ["track", {}, false],
  ] satisfies [StepName, Answers, boolean][])("%s is answered by %o: %s", (step, answers, answered) => {
    expect(isAnswered(step, answers)).toBe(answered);
  });
});

describe("another person", () => {
  const ana = { email: "ana@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: true, privacy: true };

  it("has a different e-mail, ignoring case", () => {
    expect(isAnotherPerson({ contact: ana }, { ...ana, email: "bia@gmail.com" })).toBe(true);
    expect(isAnotherPerson({ contact: ana }, { ...ana, email: "ANA@gmail.com", areaCode: "21" })).toBe(false);
  });

  it("does not exist if no person is known", () => {
    expect(isAnotherPerson({}, ana)).toBe(false);
  });
});

describe("a complete pet", () => {
  it("has a known species, size and breed", () => {
    expect(isPetComplete(answered)).toBe(true);
    for (const missing of ["species", "size", "breed"] as const) {
      expect(isPetComplete({ ...answered, [missing]: undefined }), missing).toBe(false);
    }
  });
});

describe("the start for another pet", () => {
  const contact = { email: "ana@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: true, privacy: true };
  const ofCustomer = { contact, customerSaved: true, subscription: "BOB0000001" };

  it("keeps what is about the customer, and nothing about the pet or its box", () => {
    const ofPet = { species: "dog", petName: "Bob", petSex: "male", size: "medio", track: "essencial" } as const;
    expect(answersForAnotherPet({ ...ofPet, plan: "SP_anual", extraItem: "normal", ...ofCustomer })).toEqual(
      ofCustomer,
    );
    expect(answersForAnotherPet(ofPet)).toEqual({});
  });

  it("can only follow a box that was chosen", () => {
    expect(isBoxChosen({ track: "essencial", plan: "SP_anual" })).toBe(true);
    expect([isBoxChosen({ track: "essencial" }), isBoxChosen({ plan: "SP_anual" })]).toEqual([false, false]);
  });
});
