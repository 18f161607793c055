import { describe, expect, it } from "vitest";
import { isSex, sexes, sexFromWire, sexLabels, wireOfSex } from "./sex.ts";

describe("sex", () => {
  it("FUN-056 is Macho or Fêmea, sent as masculino or feminino", () => {
    expect(sexes.map((sex) => [sexLabels[sex], wireOfSex(sex)])).toEqual([
      ["Macho", "masculino"],
      ["Fêmea", "feminino"],
    ]);
  });

  it("parses only its own wire values", () => {
    for (const sex of sexes) expect(sexFromWire(wireOfSex(sex))).toBe(sex);
    expect(sexFromWire("")).toBeUndefined();
    expect(sexFromWire(null)).toBeUndefined();
    expect(sexFromWire("male")).toBeUndefined();
  });

  it("recognises its own values only", () => {
    expect(isSex("male")).toBe(true);
    expect(isSex("female")).toBe(true);
    expect(isSex("macho")).toBe(false);
  });
});
