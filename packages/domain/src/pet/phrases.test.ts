import { describe, expect, it } from "vitest";
import { forPet, ofPet, withArticle } from "./phrases.ts";

const bob = { name: "Bob", sex: "male" } as const;
const mika = { name: "Mika", sex: "female" } as const;
const phrasesFor = [ofPet, withArticle, forPet];

describe("phrases about a pet", () => {
  it("agree with the pet's sex", () => {
    expect(phrasesFor.map((phrase) => phrase(bob))).toEqual(["do Bob", "o Bob", "para o Bob"]);
    expect(phrasesFor.map((phrase) => phrase(mika))).toEqual(["da Mika", "a Mika", "para a Mika"]);
  });

  it("do not infer the sex from the name", () => {
    expect(phrasesFor.map((phrase) => phrase({ name: "Kiki" }))).toEqual(["de Kiki", "Kiki", "para Kiki"]);
  });

  it("say “seu pet” while the name is unknown, whatever the sex", () => {
    const neutral = ["do seu pet", "o seu pet", "para o seu pet"];
    for (const pet of [{}, { sex: "female" } as const, { name: " " }]) {
      expect(phrasesFor.map((phrase) => phrase(pet))).toEqual(neutral);
    }
  });
});
