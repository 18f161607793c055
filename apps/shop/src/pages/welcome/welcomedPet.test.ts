import type { WelcomeData } from "@petbox/api-client/welcome/pageData";
import type { Answers } from "@petbox/domain/funnel/answers";
import { afterEach, describe, expect, it } from "vitest";
import { noteAnsweredForAnother } from "../../session/boughtAnswers.ts";
import { welcomedPet } from "./welcomedPet.ts";

const beagle: Answers = {
  species: "dog",
  petName: "Bob",
  petSex: "male",
  size: "medio",
  breed: { kind: "pure", name: "Beagle" },
  subscription: "BOB",
};

const dataOf = (pet: WelcomeData["pet"], subscription = "BOB"): WelcomeData => ({
  payment: { result: "paid", subscription },
  pet,
  variant: "optional",
});

describe("the pet that is welcomed", () => {
  afterEach(() => noteAnsweredForAnother(undefined));

  it("is the cat of the server on a device without answers", () => {
    const { pet, portrait } = welcomedPet("MIKA", {}, dataOf({ name: "Mika", sex: "female", species: "cat" }, "MIKA"));
    expect(pet).toMatchObject({ name: "Mika", sex: "female" });
    expect(portrait).toEqual({ species: "cat", coat: undefined, size: undefined, name: "Mika" });
  });

  it("is drawn as answered while the answers are about the same pet, also if the server does not send its species", () => {
    for (const told of [{ species: "dog" }, {}] as const) {
      expect(welcomedPet("BOB", beagle, dataOf({ name: "Bob", sex: "male", ...told })).portrait).toEqual({
        species: "dog",
        coat: expect.any(String),
        size: "medio",
        name: "Bob",
      });
    }
  });

  it("stays the server's once another box is answered", () => {
    const mika: Answers = { ...beagle, species: "cat", petName: "Mika", size: "gato" };
    const { pet, portrait } = welcomedPet("BOB", mika, dataOf({ name: "Bob", sex: "male", species: "dog" }));
    expect(pet).toMatchObject({ name: "Bob" });
    expect(portrait).toEqual({ species: "dog", coat: undefined, size: undefined, name: "Bob" });
  });

  it("is the answered one without data, unless another box is answered", () => {
    expect(welcomedPet("BOB", beagle, undefined).pet).toEqual({ name: "Bob", sex: "male" });
    noteAnsweredForAnother("BOB");
    expect(welcomedPet("BOB", beagle, undefined).pet).toEqual({ name: undefined, sex: undefined });
  });
});
