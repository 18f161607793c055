import { describe, expect, it } from "vitest";
import { isSex, sexes, sexFromWire, sexLabels, wireOfSex } from "./sex.ts";

describe("sex", () => {
  it("FUN-056 offers Macho and Fêmea, kept as masculino and feminino", () => {
    expect(sexes.map((sex) => [sexLabels[sex], wireOfSex(sex)])).toEqual([
      ["Macho", "masculino"],
      ["Fêmea", "feminino"],
    ]);
  });

  it("reads back the word it sends, and nothing else", () => {
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
