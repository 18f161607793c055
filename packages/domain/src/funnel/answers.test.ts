import { describe, expect, it } from "vitest";
import { type Answers, withAnswers } from "./answers.ts";

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

describe("answering again", () => {
  it("forgets what belonged to the other species, and keeps the name", () => {
    expect(withAnswers(answered, { species: "cat" })).toEqual({ species: "cat", petName: "Bob", petSex: "male" });
  });

  it("forgets the plan and the extra item of another track", () => {
    const changed = withAnswers(answered, { track: "mordedores" });
    expect(changed.plan).toBeUndefined();
    expect(changed.extraItem).toBeUndefined();
    expect(changed.size).toBe("medio");
  });

  it("MAN-315 forgets what the person with another e-mail had saved and paid, and keeps the pet", () => {
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

  it("keeps everything when the answer is the same", () => {
    expect(withAnswers(answered, { species: "dog" })).toEqual(answered);
    expect(withAnswers(answered, { track: "essencial" })).toEqual(answered);
  });
});
