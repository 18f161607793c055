import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { petFacts } from "./facts.ts";

it("is empty for an unknown pet", () => {
  expect(petFacts({})).toEqual([]);
});

it("lists the known facts in the order of the questions", () => {
  const birthDate = civilDate(2023, 4, 7);
  expect(petFacts({ petSex: "female", size: "medio", breed: { kind: "pure", name: "Beagle" }, birthDate })).toEqual([
    "Fêmea",
    "Porte médio",
    "Beagle",
    "Nascida em 07/04/2023",
  ]);
  expect(petFacts({ petSex: "male", birthDate })).toEqual(["Macho", "Nascido em 07/04/2023"]);
});

it("omits a cat's size", () => {
  expect(petFacts({ size: "gato" })).toEqual([]);
});

it.each([
  [{}, "SRD"],
  [{ main: "Poodle" }, "SRD, mistura de Poodle"],
  [{ main: "Poodle", secondary: "Pug" }, "SRD, mistura de Poodle e Pug"],
])("lists the known breeds of a mixed pet: %j", (parts, told) => {
  expect(petFacts({ breed: { kind: "mixed", ...parts } })).toEqual([told]);
});
