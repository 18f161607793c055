import { parseCep, stateOfCep } from "@petbox/domain/address/cep";
import { stateCodes } from "@petbox/domain/address/states";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generalCeps, placeOf, streets } from "./streets.ts";

const stateOf = (text: string) => {
  const parsed = parseCep(text);
  return parsed.ok ? stateOfCep(parsed.value) : undefined;
};

describe("the known streets", () => {
  it("are at least 120, each postcode once", () => {
    const ceps = [...streets, ...generalCeps].map(({ cep }) => cep);
    expect(streets.length).toBeGreaterThanOrEqual(120);
    expect(new Set(ceps).size).toBe(ceps.length);
  });

  it.each(stateCodes)("has two or more streets in %s", (state) => {
    expect(streets.filter((street) => street.state === state).length).toBeGreaterThanOrEqual(2);
  });

  it.each([...streets, ...generalCeps])("$cep lies in the range of $state ($city)", ({ cep, state }) => {
    expect(stateOf(cep)).toBe(state);
  });

  it("name a street and a neighbourhood, except in the towns with one postcode, which ends in 000", () => {
    for (const { street, neighborhood } of streets) expect([street, neighborhood]).not.toContain("");
    for (const { cep, street, neighborhood } of generalCeps) {
      expect([street, neighborhood]).toEqual(["", ""]);
      expect(cep).toMatch(/000$/);
    }
  });
});

describe("placeOf", () => {
  it("gives the street of a known postcode, with or without the dash", () => {
    const paulista = { city: "São Paulo", state: "SP", neighborhood: "Bela Vista", street: "Avenida Paulista" };
    expect(placeOf("01310100")).toEqual(paulista);
    expect(placeOf("01310-100")).toEqual(paulista);
  });

  it("leaves street and neighbourhood empty in a town with one postcode", () => {
    expect(placeOf("79290000")).toEqual({ city: "Bonito", state: "MS", neighborhood: "", street: "" });
  });

  it("names the nearest city of the state, and no street, for a postcode it does not know", () => {
    expect(placeOf("01310999")).toEqual({ city: "São Paulo", state: "SP", neighborhood: "", street: "" });
    expect(placeOf("80520561")).toEqual({ city: "Curitiba", state: "PR", neighborhood: "", street: "" });
  });

  it("stays in the state at the border of two ranges", () => {
    // 69299-999 is the last of Amazonas before Roraima, whose first known street is nearer.
    expect(placeOf("69299999")?.state).toBe("AM");
  });

  it("knows nothing outside every state's range, nor of what is no postcode", () => {
    expect(placeOf("00000000")).toBeUndefined();
    expect(placeOf("78900000")).toBeUndefined();
    expect(placeOf("1310100")).toBeUndefined();
    expect(placeOf("")).toBeUndefined();
  });

  it("finds a place of the right state for every postcode that some state has", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const cep = String(number).padStart(8, "0");
        expect(placeOf(cep)?.state).toBe(stateOf(cep));
      }),
      { seed: 20_260_101, numRuns: 500 },
    );
  });
});
