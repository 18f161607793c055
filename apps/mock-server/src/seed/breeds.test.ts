import { describe, expect, it } from "vitest";
import { breeds } from "./breeds.ts";

const collator = new Intl.Collator("pt-BR");
const folded = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

describe.each([
  { species: "dogs", names: breeds.dogs, atLeast: 160 },
  { species: "cats", names: breeds.cats, atLeast: 45 },
])("the breeds of $species", ({ names, atLeast }) => {
  it("are enough to find a real pet among them", () => {
    expect(names.length).toBeGreaterThanOrEqual(atLeast);
  });

  it("are each there once, whatever the case and the accents", () => {
    expect(new Set(names.map(folded)).size).toBe(names.length);
  });

  it("stand in the alphabetical order of Portuguese", () => {
    expect(names).toEqual([...names].sort(collator.compare));
  });

  it("leave the mixed breed to its own option", () => {
    expect(names.filter((name) => /srd|sem raça|vira-lata/i.test(name))).toEqual([]);
  });
});
