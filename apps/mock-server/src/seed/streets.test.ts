import { parseCep, stateOfCep } from "@petbox/domain/address/cep";
import { stateCodes } from "@petbox/domain/address/states";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOf, streets } from "./streets.ts";

const stateOf = (text: string) => {
  const parsed = parseCep(text);
  return parsed.ok ? stateOfCep(parsed.value) : undefined;
};

describe("the known streets", () => {
  it("are at least 120, each CEP once", () => {
    expect(streets.filter(({ street }) => street !== "").length).toBeGreaterThanOrEqual(120);
    expect(new Set(streets.map(({ cep }) => cep)).size).toBe(streets.length);
  });

  it.each(stateCodes)("has two or more streets in %s", (state) => {
    expect(streets.filter((each) => each.state === state && each.street !== "").length).toBeGreaterThanOrEqual(2);
  });

  it.each(streets)("$cep lies in the range of $state ($city)", ({ cep, state }) => {
    expect(stateOf(cep)).toBe(state);
  });

  it("have a street and a neighbourhood, or neither in a town with one CEP, which ends in 000", () => {
    for (const { cep, street, neighborhood } of streets) {
      expect(street === "").toBe(neighborhood === "");
      if (street === "") expect(cep).toMatch(/000$/);
    }
  });
});

describe("placeOf", () => {
  it("gives the street of a known CEP, with or without the dash", () => {
    const paulista = { city: "São Paulo", state: "SP", neighborhood: "Bela Vista", street: "Avenida Paulista" };
    expect(placeOf("01310100")).toEqual(paulista);
    expect(placeOf("01310-100")).toEqual(paulista);
  });

  it("leaves street and neighbourhood empty in a town with one CEP", () => {
    expect(placeOf("79290000")).toEqual({ city: "Bonito", state: "MS", neighborhood: "", street: "" });
  });

  it("gives the nearest city of the state, without a street, for an unknown CEP", () => {
    expect(placeOf("01310999")).toEqual({ city: "São Paulo", state: "SP", neighborhood: "", street: "" });
    expect(placeOf("80520561")).toEqual({ city: "Curitiba", state: "PR", neighborhood: "", street: "" });
  });

  it("stays in the state at the border of two ranges", () => {
    // 69299-999 is the last of Amazonas before Roraima, whose first known street is nearer.
    expect(placeOf("69299999")?.state).toBe("AM");
  });

  it("is undefined outside every state's range and for an invalid CEP", () => {
    expect(placeOf("00000000")).toBeUndefined();
    expect(placeOf("78900000")).toBeUndefined();
    expect(placeOf("1310100")).toBeUndefined();
    expect(placeOf("")).toBeUndefined();
  });

  it("finds a place of the right state for every CEP in a state's range", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const cep = String(number).padStart(8, "0");
        expect(placeOf(cep)?.state).toBe(stateOf(cep));
      }),
      { seed: 20_260_101, numRuns: 500 },
    );
  });
});
