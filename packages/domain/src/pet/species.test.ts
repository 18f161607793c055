import { describe, expect, it } from "vitest";
import { isSpecies, speciesFromQuery, speciesInCookies, speciesLabels, speciesList, speciesQuery } from "./species.ts";

describe("species", () => {
  it("FUN-052 is a dog tagged dog or a cat tagged cat", () => {
    expect(speciesList.map((species) => [species, speciesLabels[species]])).toEqual([
      ["dog", "Cachorro"],
      ["cat", "Gato"],
    ]);
  });

  it("FUN-017 is cachorro or gato in a URL", () => {
    expect(speciesQuery("dog")).toBe("cachorro");
    expect(speciesQuery("cat")).toBe("gato");
  });

  it("parses only its own query values", () => {
    for (const species of speciesList) expect(speciesFromQuery(speciesQuery(species))).toBe(species);
    expect(speciesFromQuery("papagaio")).toBeUndefined();
    expect(speciesFromQuery("dog")).toBeUndefined();
    expect(speciesFromQuery(null)).toBeUndefined();
    expect(speciesFromQuery(undefined)).toBeUndefined();
  });

  it("FUN-114 is parsed from its cookie", () => {
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
