import { parseCep } from "@petbox/domain/address/cep";
import { describe, expect, it } from "vitest";
import { addressLines, type KnownAddress, missingPartsOf } from "./addressLines.ts";

const cep = parseCep("01310-100");
const whole: KnownAddress = {
  cep: cep.ok ? cep.value : undefined,
  street: "Avenida Paulista",
  number: "1578",
  complement: "apto 42",
  neighborhood: "Bela Vista",
  city: "São Paulo",
  state: "SP",
};

describe("addressLines", () => {
  it("writes an address as on a parcel", () => {
    expect(addressLines(whole)).toEqual([
      "Avenida Paulista, 1578 – apto 42",
      "Bela Vista",
      "São Paulo – SP",
      "CEP 01310-100",
    ]);
  });

  it("says 's/n' for a house without a number", () => {
    expect(addressLines({ ...whole, number: "0", complement: "" })[0]).toBe("Avenida Paulista, s/n");
  });

  it("leaves no gap for unknown parts", () => {
    expect(addressLines({ street: "Avenida Paulista", state: "SP" })).toEqual(["Avenida Paulista", "SP"]);
    expect(addressLines({ number: "12", complement: "fundos", neighborhood: "" })).toEqual(["12 – fundos"]);
    expect(addressLines({})).toEqual([]);
  });
});

describe("missingPartsOf", () => {
  it("is empty for a complete address, with or without a complement", () => {
    expect(missingPartsOf(whole)).toEqual([]);
    expect(missingPartsOf({ ...whole, complement: "", number: "0" })).toEqual([]);
  });

  it("lists the missing parts, in the order of an address", () => {
    expect(missingPartsOf({ ...whole, cep: undefined, number: "" })).toEqual(["number", "cep"]);
    expect(missingPartsOf({})).toEqual(["street", "number", "neighborhood", "city", "state", "cep"]);
  });
});
