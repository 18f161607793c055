import { expect, it } from "vitest";
import { planNameFrom } from "./planName.ts";

it.each([
  ["Plano Anual", "Anual"],
  [" plano  semestral ", "semestral"],
  ["Anual", "Anual"],
  ["Planos de verão", "Planos de verão"],
  ["Plano", "Plano"],
])("a plan that is named %j is called %j", (named, called) => {
  expect(planNameFrom(named)).toBe(called);
});
