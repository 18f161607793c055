import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answersOf,
  firstOpenPlace,
  foodShops,
  guardians,
  homes,
  maritalStatuses,
  missingAnswers,
  type PetAnswers,
  parseAnswer,
  stepErrors,
  writtenOf,
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

describe("what is asked after the checkout", () => {
  it("MAN-272 nothing is mandatory on the welcome page", () => {
    for (const step of ["pet", "food", "photo", "owner"] as const) expect(stepErrors(step, "optional", {})).toEqual({});
    expect(answersOf({}, false)).toEqual({ pictureGiven: false });
  });

  it("MAN-265 MAN-271 the older questionnaire needs whether the pet is neutered, is overweight and uses pads", () => {
    const text = "Escolha uma das opções.";
    expect(stepErrors("pet", "required", {})).toEqual({ neutered: text, overweight: text, usesPads: text });
    expect(stepErrors("pet", "required", { neutered: "0", overweight: "1", usesPads: "0" })).toEqual({});
  });

  it("MAN-266 it needs food, dewormer and flea product, and blanks are none of them", () => {
    const text = "Preencha este campo.";
    expect(stepErrors("food", "required", { food: "  ", dewormer: "" })).toEqual({
      food: text,
      dewormer: text,
      fleaProduct: text,
    });
  });

  it("MAN-268 MAN-269 it needs home, shop, guardian and other pets, and leaves the marital status open", () => {
    expect(Object.keys(stepErrors("owner", "required", {}))).toEqual(["home", "foodShop", "guardian", "severalPets"]);
    expect(missingAnswers({})).not.toContain("maritalStatus");
    expect(missingAnswers(whole)).toEqual([]);
    const { guardian: _guardian, ...others } = whole;
    expect(missingAnswers(others)).toEqual(["guardian"]);
    expect([firstOpenPlace("required", others), firstOpenPlace("required", whole)]).toEqual([3, undefined]);
    expect([firstOpenPlace("required", {}), firstOpenPlace("optional", {})]).toEqual([0, undefined]);
  });

  it.each(["optional", "required"] as const)(
    "MAN-267 takes 200 characters and refuses 201 where it is %s",
    (variant) => {
      const written = (length: number) => ({
        food: "á".repeat(length),
        dewormer: "x",
        fleaProduct: "🐾".repeat(length),
      });
      expect(stepErrors("food", variant, written(200))).toEqual({});
      const text = "Use no máximo 200 caracteres.";
      expect(stepErrors("food", variant, written(201))).toEqual({ food: text, fleaProduct: text });
      expect(answersOf(written(201), false).food).toBeUndefined();
      expect(parseAnswer(`  ${"a".repeat(200)}  `)).toEqual({ ok: true, value: "a".repeat(200) });
    },
  );

  it("MAN-163 reads a profile at Instagram as it is written, in both", () => {
    expect(stepErrors("photo", "required", {})).toEqual({});
    expect(stepErrors("photo", "optional", { instagram: "não é!" })).toHaveProperty("instagram");
    expect(answersOf({ instagram: "@Bob.da.Ana" }, true)).toEqual({ pictureGiven: true, instagram: "bob.da.ana" });
  });

  it("takes no word of which there is no choice", () => {
    expect(
      answersOf({ home: "sítio", guardian: "tia", foodShop: "x", maritalStatus: "?", neutered: "2" }, false),
    ).toEqual({
      pictureGiven: false,
    });
  });

  it("shows again what was answered", () => {
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
        expect(answersOf(writtenOf(given), pictureGiven)).toEqual({ ...given, pictureGiven });
      }),
    );
  });
});
