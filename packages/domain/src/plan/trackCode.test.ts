import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trackCodeOf } from "./trackCode.ts";

describe("trackCodeOf", () => {
  it.each([
    ["SP_anual", "SP"],
    ["nat_semestral", "NAT"],
    ["ge_anual_2024", "GE"],
    ["Essencial_Familia_mensal", "ESSENCIAL"],
  ])("MAN-417 of the plan %s is %s, in upper case", (planCode, track) => {
    expect(trackCodeOf({ planCode, petCategory: 19 })).toBe(track);
  });

  it("MAN-418 MAN-419 of a plan without an underscore is that of the pet's category", () => {
    const ofCategory = (petCategory?: number) => trackCodeOf({ planCode: "anual", petCategory });
    expect([2, 19, 22, 0, undefined].map(ofCategory)).toEqual(["SP", "NAT", "SC", "SC", "SC"]);
  });

  it("MAN-418 ignores an empty prefix", () => {
    expect(trackCodeOf({ planCode: "_anual", petCategory: 2 })).toBe("SP");
    expect(trackCodeOf({ planCode: " _anual" })).toBe("SC");
  });

  it("MAN-417 MAN-419 has no underscore and is never empty; a prefix takes precedence over the category", () => {
    const prefix = fc.stringMatching(/^[A-Za-z\d]{1,12}$/);
    const category = fc.option(fc.integer(), { nil: undefined });
    fc.assert(
      fc.property(prefix, fc.string(), category, category, (before, after, one, other) => {
        const planCode = `${before}_${after}`;
        expect(trackCodeOf({ planCode, petCategory: one })).toBe(before.toUpperCase());
        expect(trackCodeOf({ planCode, petCategory: other })).toBe(before.toUpperCase());
      }),
      { seed: 417 },
    );
    fc.assert(
      fc.property(fc.string(), category, (planCode, petCategory) => {
        expect(trackCodeOf({ planCode, petCategory })).toMatch(/^[^_]+$/u);
      }),
      { seed: 419 },
    );
  });
});
