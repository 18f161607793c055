import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { freeShippingStates, freightOf, freightText, shippingIncentive } from "./freight.ts";

describe("freight of the monthly box", () => {
  it("MAN-407 is free to SP, RJ, RS, PR, MG, SC, DF and ES", () => {
    expect([...freeShippingStates].sort()).toEqual(["DF", "ES", "MG", "PR", "RJ", "RS", "SC", "SP"]);
    for (const state of freeShippingStates) expect(freightOf(cents(9999), state)).toBe(0);
  });

  it("MAN-408 MAN-410 is the estimate minus R$12,35 to the other states, never negative", () => {
    expect(shippingIncentive).toBe(1235);
    expect(freightOf(cents(2990), "BA")).toBe(1755);
    expect(freightOf(cents(1235), "BA")).toBe(0);
    expect(freightOf(cents(1000), "BA")).toBe(0);
  });
});

it("MAN-406 shows 'Frete Grátis' at zero or less, otherwise the amount", () => {
  expect([-1, 0, 1, 1690].map((freight) => freightText(cents(freight)))).toEqual([
    "Frete Grátis",
    "Frete Grátis",
    "R$0,01",
    "R$16,90",
  ]);
});
