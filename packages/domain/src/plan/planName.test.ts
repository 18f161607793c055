import { expect, it } from "vitest";
import { planNameFrom } from "./planName.ts";

it.each([
  ["Plano Anual", "Anual"],
  [" plano  semestral ", "semestral"],
  ["Anual", "Anual"],
  ["Planos de verão", "Planos de verão"],
  ["Plano", "Plano"],
])("the plan %j is displayed as %j", (named, called) => {
  expect(planNameFrom(named)).toBe(called);
});
