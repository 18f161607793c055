import { type Cep, parseCep } from "@petbox/domain/address/cep";
import { stateCodes } from "@petbox/domain/address/states";
import { describe, expect, it } from "vitest";
import { freightByState, freightEstimateOf } from "./freight.ts";

const cepOf = (text: string): Cep => {
  const parsed = parseCep(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

describe("freightEstimateOf", () => {
  it("returns the price and the days of the CEP's state", () => {
    expect(freightEstimateOf(cepOf("01310100"))).toEqual({ price: 11.9, days: 2 });
    expect(freightEstimateOf(cepOf("69300000"))).toEqual({ price: 43.9, days: 13 });
  });

  it("returns undefined outside every state", () => {
    expect(freightEstimateOf(cepOf("00000000"))).toBeUndefined();
  });

  it.each(stateCodes)("has a price in whole cents and whole days for %s", (state) => {
    const { price, days } = freightByState[state];
    expect(Number(price.toFixed(2))).toBe(price);
    expect(price).toBeGreaterThan(0);
    expect(Number.isInteger(days) && days > 0).toBe(true);
  });
});
