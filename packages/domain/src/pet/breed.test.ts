import { describe, expect, it } from "vitest";
import { parseBreed } from "./breed.ts";

const blank = { mixed: false, name: "", main: "", secondary: "" };

describe("breed", () => {
  it("FUN-202 is required unless the mixed-breed option is ticked", () => {
    expect(parseBreed(blank)).toEqual({ ok: false, error: "breed-missing" });
    expect(parseBreed({ ...blank, name: "  " })).toEqual({ ok: false, error: "breed-missing" });
    expect(parseBreed({ ...blank, mixed: true })).toEqual({ ok: true, value: { kind: "mixed" } });
  });

  it.each(["false", "on", 1])("is mixed only for true: %j is not", (mixed) => {
    const pug = { ...blank, mixed, name: "Pug" };
    expect(Reflect.apply(parseBreed, undefined, [pug])).toEqual({ ok: true, value: { kind: "pure", name: "Pug" } });
  });

  it("FUN-207 need not be on the list", () => {
    expect(parseBreed({ ...blank, name: " Cão de Água Gigante " })).toEqual({
      ok: true,
      value: { kind: "pure", name: "Cão de Água Gigante" },
    });
  });

  it.each([
    ["siames", "Siamês"],
    [" SHIH-TZU ", "Shih Tzu"],
    ["shihtzu", "Shih Tzu"],
    ["shar pei", "Shar-Pei"],
  ])("FUN-206 takes %j as the listed breed", (name, breed) => {
    const listed = ["Siamês", "Shih Tzu", "Shar-Pei"];
    expect(parseBreed({ ...blank, name }, listed)).toEqual({ ok: true, value: { kind: "pure", name: breed } });
    expect(parseBreed({ ...blank, mixed: true, main: name, secondary: name }, listed)).toEqual({
      ok: true,
      value: { kind: "mixed", main: breed, secondary: breed },
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

  it.each([" srd ", "S R D", "vira lata", "Vira-Lata", "viralata", "Sem raça definida"])(
    "treats %j typed as the breed like the ticked box",
    (name) => {
      expect(parseBreed({ ...blank, name })).toEqual({ ok: true, value: { kind: "mixed" } });
    },
  );

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
