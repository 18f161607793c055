import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { petFacts } from "./facts.ts";

it("tells nothing of a pet of which nothing is known", () => {
  expect(petFacts({})).toEqual([]);
});

it("tells what is known in the order in which it is asked", () => {
  const birthDate = civilDate(2023, 4, 7);
  expect(petFacts({ petSex: "female", size: "medio", breed: { kind: "pure", name: "Beagle" }, birthDate })).toEqual([
    "Fêmea",
    "Porte médio",
    "Beagle",
    "Nascida em 7 de abril de 2023",
  ]);
  expect(petFacts({ petSex: "male", birthDate })).toEqual(["Macho", "Nascido em 7 de abril de 2023"]);
});

it("says no size of a cat", () => {
  expect(petFacts({ size: "gato" })).toEqual([]);
});

it.each([
  [{}, "SRD"],
  [{ main: "Poodle" }, "SRD de Poodle"],
  [{ main: "Poodle", secondary: "Pug" }, "SRD de Poodle e Pug"],
])("tells of a mixed breed what its owner recognises in it: %j", (parts, told) => {
  expect(petFacts({ breed: { kind: "mixed", ...parts } })).toEqual([told]);
});
