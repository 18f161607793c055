import { describe, expect, it } from "vitest";
import { catSize, isPetSize, isSize, sizeLabels, sizes, sizeWeights, speciesOfSize } from "./size.ts";

describe("size", () => {
  it("FUN-058 FUN-059 FUN-060 FUN-061 FUN-063 has four values, each with its weight", () => {
    expect(sizes.map((size) => [size, sizeLabels[size], sizeWeights[size]])).toEqual([
      ["micro", "Micro", "até 4kg"],
      ["pequeno", "Pequeno", "5 a 9kg"],
      ["medio", "Médio", "10 a 24kg"],
      ["grande", "Grande", "mais de 25kg"],
    ]);
  });

  it("FUN-064 of a cat is gato, which is not a card of the size step", () => {
    expect(catSize).toBe("gato");
    expect(isSize(catSize)).toBe(false);
    expect(isPetSize(catSize)).toBe(true);
  });

  it("implies the species", () => {
    expect(speciesOfSize("gato")).toBe("cat");
    expect(sizes.map(speciesOfSize)).toEqual(["dog", "dog", "dog", "dog"]);
    expect(speciesOfSize(undefined)).toBeUndefined();
  });

  it("recognises its own tags only", () => {
    expect(sizes.every(isSize)).toBe(true);
    expect(isSize("Médio")).toBe(false);
    expect(isPetSize("")).toBe(false);
  });
});
