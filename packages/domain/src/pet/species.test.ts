import { describe, expect, it } from "vitest";
import { isSpecies, speciesFromQuery, speciesInCookies, speciesLabels, speciesList, speciesQuery } from "./species.ts";

describe("species", () => {
  it("FUN-052 offers a dog tagged dog and a cat tagged cat", () => {
    expect(speciesList.map((species) => [species, speciesLabels[species]])).toEqual([
      ["dog", "Cachorro"],
      ["cat", "Gato"],
    ]);
  });

  it("FUN-017 names the species in an address as cachorro or gato", () => {
    expect(speciesQuery("dog")).toBe("cachorro");
    expect(speciesQuery("cat")).toBe("gato");
  });

  it("reads back the word it wrote, and nothing else", () => {
    for (const species of speciesList) expect(speciesFromQuery(speciesQuery(species))).toBe(species);
    expect(speciesFromQuery("papagaio")).toBeUndefined();
    expect(speciesFromQuery("dog")).toBeUndefined();
    expect(speciesFromQuery(null)).toBeUndefined();
    expect(speciesFromQuery(undefined)).toBeUndefined();
  });

  it("FUN-114 is read from the cookie of its name, where that names one", () => {
    expect(speciesInCookies("petbox_session=1; pet=cat")).toBe("cat");
    expect(speciesInCookies("pet=dog;x=pet=cat")).toBe("dog");
    expect(speciesInCookies("carpet=cat; pet=tatu")).toBeUndefined();
    expect(speciesInCookies("")).toBeUndefined();
  });

  it("recognises its own tags only", () => {
    expect(isSpecies("dog")).toBe(true);
    expect(isSpecies("cat")).toBe(true);
    expect(isSpecies("gato")).toBe(false);
    expect(isSpecies("toString")).toBe(false);
  });
});
