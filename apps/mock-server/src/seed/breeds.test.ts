import { describe, expect, it } from "vitest";
import breeds from "./breeds.json" with { type: "json" };

const collator = new Intl.Collator("pt-BR");
const folded = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

describe.each([
  { species: "dogs", names: breeds.dogs, atLeast: 160 },
  { species: "cats", names: breeds.cats, atLeast: 45 },
])("the breeds of $species", ({ names, atLeast }) => {
  it("are numerous enough to contain most pets", () => {
    expect(names.length).toBeGreaterThanOrEqual(atLeast);
  });

  it("are unique, ignoring case and accents", () => {
    expect(new Set(names.map(folded)).size).toBe(names.length);
  });

  it("are in Portuguese alphabetical order", () => {
    expect(names).toEqual([...names].sort(collator.compare));
  });

  it("leave out the mixed breed, which is a separate option", () => {
    expect(names.filter((name) => /srd|sem raça|vira-lata/i.test(name))).toEqual([]);
  });
});
