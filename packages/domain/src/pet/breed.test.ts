import { describe, expect, it } from "vitest";
import { parseBreed, suggestBreeds } from "./breed.ts";

const blank = { mixed: false, name: "", main: "", secondary: "" };

describe("breed", () => {
  it("FUN-202 is required unless the mixed-breed option is ticked", () => {
    expect(parseBreed(blank)).toEqual({ ok: false, error: "breed-missing" });
    expect(parseBreed({ ...blank, name: "  " })).toEqual({ ok: false, error: "breed-missing" });
    expect(parseBreed({ ...blank, mixed: true })).toEqual({ ok: true, value: { kind: "mixed" } });
  });

  it("FUN-207 need not be on the list", () => {
    expect(parseBreed({ ...blank, name: " Cão de Água Gigante " })).toEqual({
      ok: true,
      value: { kind: "pure", name: "Cão de Água Gigante" },
    });
  });

  it("FUN-066 FUN-207 a mixed pet may name a main and a secondary breed, either or none", () => {
    const mixed = { ...blank, mixed: true };
    expect(parseBreed({ ...mixed, main: "Poodle", secondary: "Shih-tzu" })).toEqual({
      ok: true,
      value: { kind: "mixed", main: "Poodle", secondary: "Shih-tzu" },
    });
    expect(parseBreed({ ...mixed, secondary: "Poodle" })).toEqual({
      ok: true,
      value: { kind: "mixed", secondary: "Poodle" },
    });
  });

  it("treats SRD typed as the breed like the ticked box", () => {
    expect(parseBreed({ mixed: false, name: " srd ", main: "", secondary: "" })).toEqual({
      ok: true,
      value: { kind: "mixed" },
    });
  });

  it("ignores the fields of the other option", () => {
    expect(parseBreed({ mixed: true, name: "Pug", main: "", secondary: "" })).toEqual({
      ok: true,
      value: { kind: "mixed" },
    });
    expect(parseBreed({ mixed: false, name: "Pug", main: "Poodle", secondary: "" })).toEqual({
      ok: true,
      value: { kind: "pure", name: "Pug" },
    });
  });
});

const breeds = ["American Pit Bull", "Bulldog Francês", "Buldogue Inglês", "Pitbull", "Pastor Alemão", "Pug", "Spitz"];

describe("breed suggestions", () => {
  it("FUN-205 suggests from the first character on, and not before it", () => {
    expect(suggestBreeds(breeds, "")).toEqual([]);
    expect(suggestBreeds(breeds, " ")).toEqual([]);
    expect(suggestBreeds(breeds, "g")).not.toEqual([]);
  });

  it("FUN-206 ignores case and accents", () => {
    expect(suggestBreeds(breeds, "FRANCES")).toEqual(["Bulldog Francês"]);
    expect(suggestBreeds(breeds, "alemão")).toEqual(["Pastor Alemão"]);
    expect(suggestBreeds(["Maltes"], "maltês")).toEqual(["Maltes"]);
  });

  it("lists prefix matches first, otherwise in list order", () => {
    expect(suggestBreeds(breeds, "pit")).toEqual(["Pitbull", "American Pit Bull", "Spitz"]);
  });

  it("FUN-365 suggests five at most, or the given limit", () => {
    const many = Array.from({ length: 9 }, (_, index) => `Terrier ${index}`);
    expect(suggestBreeds(many, "terrier")).toEqual(many.slice(0, 5));
    expect(suggestBreeds(many, "terrier", 2)).toEqual(many.slice(0, 2));
  });
});
