import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanPetName, parseNameAndSex, parsePetName } from "./name.ts";

describe("pet name", () => {
  it("FUN-209 strips all characters but letters, digits and spaces before sending", () => {
    expect(parsePetName("Bob-2, o <b>Grande</b>! 🐶")).toEqual({ ok: true, value: "Bob2 o bGrandeb" });
  });

  it("FUN-210 keeps accented letters, composed or not", () => {
    expect(parsePetName("Pé de Açúcar")).toEqual({ ok: true, value: "Pé de Açúcar" });
    expect(parsePetName("Pe\u0301")).toEqual({ ok: true, value: "Pé" });
  });

  it("keeps a trailing space while typing, and trims it before sending", () => {
    expect(cleanPetName("Bob ")).toBe("Bob ");
    expect(parsePetName("  Bob ")).toEqual({ ok: true, value: "Bob" });
  });

  it("collapses the spaces around a stripped character", () => {
    expect(parsePetName("Mel & Bob")).toEqual({ ok: true, value: "Mel Bob" });
    expect(parsePetName("Mel  \t Bob")).toEqual({ ok: true, value: "Mel Bob" });
  });

  it("FUN-208 rejects an empty name", () => {
    for (const text of ["", "   ", "!!!", "🐶"])
      expect(parsePetName(text)).toEqual({ ok: false, error: "pet-name-missing" });
  });

  it("cleaning is idempotent, and an accepted name is already clean", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const cleaned = cleanPetName(text);
        expect(cleanPetName(cleaned)).toBe(cleaned);
        const name = parsePetName(text);
        if (name.ok) expect(parsePetName(name.value)).toEqual(name);
      }),
      { seed: 1 },
    );
  });
});

describe("name step", () => {
  it("returns the name and the sex", () => {
    expect(parseNameAndSex({ name: "Mika", sex: "female" })).toEqual({
      ok: true,
      value: { name: "Mika", sex: "female" },
    });
  });

  it("FUN-212 requires the sex", () => {
    expect(parseNameAndSex({ name: "Mika", sex: "" })).toEqual({ ok: false, error: { sex: "pet-sex-missing" } });
  });

  it("reports both missing answers at once", () => {
    expect(parseNameAndSex({ name: "", sex: "" })).toEqual({
      ok: false,
      error: { name: "pet-name-missing", sex: "pet-sex-missing" },
    });
  });

  it("reports only the missing name if the sex is chosen", () => {
    expect(parseNameAndSex({ name: "", sex: "male" })).toEqual({ ok: false, error: { name: "pet-name-missing" } });
  });
});
