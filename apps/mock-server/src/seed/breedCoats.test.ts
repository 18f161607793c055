import { catCoats, coatOf, dogCoats } from "@petbox/domain/pet/coat";
import { describe, expect, it } from "vitest";
import breedCoats from "./breedCoats.json" with { type: "json" };
import breeds from "./breeds.json" with { type: "json" };

describe.each([
  { species: "dog", drawn: breedCoats.dogs, listed: breeds.dogs, coats: dogCoats },
  { species: "cat", drawn: breedCoats.cats, listed: breeds.cats, coats: catCoats },
] as const)("the portrait of a $species", ({ species, drawn, listed, coats }) => {
  const chosen = Object.entries(drawn).flatMap(([coat, names]) => names.map((name) => ({ coat, name })));

  it("has a coat that was chosen for each breed in the list", () => {
    expect(chosen.map(({ name }) => name).toSorted()).toEqual([...listed].toSorted());
    expect(Object.keys(drawn)).toEqual([...coats]);
  });

  it.each(chosen)("is $coat for the breed $name", ({ coat, name }) => {
    expect(coatOf(species, { kind: "pure", name })).toBe(coat);
  });
});
