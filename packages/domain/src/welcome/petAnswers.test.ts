import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answersOf,
  firstIncompletePlace,
  foodShops,
  formValuesOf,
  guardians,
  homes,
  maritalStatuses,
  missingAnswers,
  type PetAnswers,
  parseAnswer,
  stepErrors,
} from "./petAnswers.ts";

const whole: PetAnswers = {
  neutered: true,
  overweight: false,
  usesPads: true,
  food: "Ração de frango",
  dewormer: "Mensal",
  fleaProduct: "Coleira",
  pictureGiven: false,
  home: "casa",
  foodShop: "petshop",
  guardian: "mae",
  severalPets: false,
};

describe("the questions after the checkout", () => {
  it("MAN-272 are all optional on the welcome page", () => {
    for (const step of ["pet", "food", "photo", "owner"] as const) expect(stepErrors(step, "optional", {})).toEqual({});
    expect(answersOf({}, false)).toEqual({ pictureGiven: false });
  });

  it("MAN-265 MAN-271 require neutered, overweight and pads in the older questionnaire", () => {
    const text = "choice-missing";
    expect(stepErrors("pet", "required", {})).toEqual({ neutered: text, overweight: text, usesPads: text });
    expect(stepErrors("pet", "required", { neutered: "0", overweight: "1", usesPads: "0" })).toEqual({});
  });

  it("MAN-266 require food, dewormer and flea product there, not blank", () => {
    const text = "answer-missing";
    expect(stepErrors("food", "required", { food: "  ", dewormer: "" })).toEqual({
      food: text,
      dewormer: text,
      fleaProduct: text,
    });
  });

  it("MAN-268 MAN-269 require home, shop, guardian and other pets there, but not the marital status", () => {
    expect(Object.keys(stepErrors("owner", "required", {}))).toEqual(["home", "foodShop", "guardian", "severalPets"]);
    expect(missingAnswers({})).not.toContain("maritalStatus");
    expect(missingAnswers(whole)).toEqual([]);
    const { guardian: _guardian, ...others } = whole;
    expect(missingAnswers(others)).toEqual(["guardian"]);
    expect([firstIncompletePlace("required", others), firstIncompletePlace("required", whole)]).toEqual([3, undefined]);
    expect([firstIncompletePlace("required", {}), firstIncompletePlace("optional", {})]).toEqual([0, undefined]);
  });

  it.each(["optional", "required"] as const)(
    "MAN-267 OUR-002 accept 200 characters and reject 201 in the %s variant",
    (variant) => {
      const written = (length: number) => ({
        food: "á".repeat(length),
        dewormer: "x",
        fleaProduct: "🐾".repeat(length),
      });
      expect(stepErrors("food", variant, written(200))).toEqual({});
      const text = "answer-too-long";
      expect(stepErrors("food", variant, written(201))).toEqual({ food: text, fleaProduct: text });
      expect(answersOf(written(201), false).food).toBeUndefined();
      expect(parseAnswer(`  ${"a".repeat(200)}  `)).toEqual({ ok: true, value: "a".repeat(200) });
    },
  );

  it("MAN-163 parse an Instagram username in any spelling, in both", () => {
    expect(stepErrors("photo", "required", {})).toEqual({});
    expect(stepErrors("photo", "optional", { instagram: "não é!" })).toHaveProperty("instagram");
    expect(answersOf({ instagram: "@Bob.da.Ana" }, true)).toEqual({ pictureGiven: true, instagram: "bob.da.ana" });
  });

  it("drop values that are not among the choices", () => {
    expect(
      answersOf({ home: "sítio", guardian: "tia", foodShop: "x", maritalStatus: "?", neutered: "2" }, false),
    ).toEqual({
      pictureGiven: false,
    });
  });

  it("round-trip through the form", () => {
    const answers = fc.record(
      {
        neutered: fc.boolean(),
        severalPets: fc.boolean(),
        food: fc.string({ minLength: 1, maxLength: 100 }).map((text) => `${text.trim()}x`),
        home: fc.constantFrom(...homes),
        foodShop: fc.constantFrom(...foodShops),
        guardian: fc.constantFrom(...guardians),
        maritalStatus: fc.constantFrom(...maritalStatuses),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answers, fc.boolean(), (given, pictureGiven) => {
        expect(answersOf(formValuesOf(given), pictureGiven)).toEqual({ ...given, pictureGiven });
      }),
    );
  });
});
