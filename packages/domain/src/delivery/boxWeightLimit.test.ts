import { describe, expect, it } from "vitest";
import { boxWeightLimitInKilograms, payingWeightInGrams } from "./boxWeightLimit.ts";

describe("the free weight of a box", () => {
  it.each([
    [3, ["SP", "PR", "DF", "GO"]],
    [2, ["RJ", "MG", "RS", "SC", "BA", "ES", "MS", "MT", "AM", "AL", "AC", "RR"]],
    [1, ["CE", "PE", "PA", "MA", "SE", "RN", "PB", "PI", "RO", "TO", "AP"]],
  ] as const)("MAN-426 MAN-427 MAN-428 is up to %d kg to %s", (kilograms, states) => {
    for (const state of states) expect([state, boxWeightLimitInKilograms(state)]).toEqual([state, kilograms]);
  });

  it("MAN-429 charges the weight above the limit, not the limit itself", () => {
    expect(payingWeightInGrams(3000, "SP")).toBe(0);
    expect(payingWeightInGrams(3001, "SP")).toBe(1);
    expect(payingWeightInGrams(2500, "CE")).toBe(1500);
    expect(payingWeightInGrams(0, "CE")).toBe(0);
  });
});
