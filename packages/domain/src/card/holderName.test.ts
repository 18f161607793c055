import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanHolderName, parseHolderName, printedName } from "./holderName.ts";

describe("card holder's name", () => {
  it("MAN-297 keeps only letters, including accented ones, and spaces", () => {
    expect(parseHolderName(" João D'Ávila 2º ")).toEqual({ ok: true, value: "João D Ávila º" });
    expect(parseHolderName("Maria. S. Souza-1")).toEqual({ ok: true, value: "Maria S Souza" });
    expect(parseHolderName("SOUZA-LIMA")).toEqual({ ok: true, value: "SOUZA LIMA" });
    expect(parseHolderName("J.\u00a0SOUZA")).toEqual({ ok: true, value: "J SOUZA" });
    expect(parseHolderName("J.SOUZA\u200b - LIMA")).toEqual({ ok: true, value: "J SOUZA LIMA" });
    expect(cleanHolderName("Ana ")).toBe("Ana ");
  });

  it("is offered as a card prints it", () => {
    expect(printedName("José D'Ávila")).toBe("JOSÉ D ÁVILA");
  });

  it("FUN-267 SUB-264 MAN-297 is required", () => {
    for (const text of ["", "  ", "1234", "--"]) {
      expect(parseHolderName(text)).toEqual({ ok: false, error: "holder-name-missing" });
    }
  });

  it("cleaning is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(cleanHolderName(cleanHolderName(text))).toBe(cleanHolderName(text));
      }),
      { seed: 12 },
    );
  });
});
