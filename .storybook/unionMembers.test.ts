import { expect, it } from "vitest";
import { unionMembers } from "./unionMembers.ts";

const literals = (...values: readonly string[]) => values.map((value) => ({ name: "literal", value }));

it("reads words, numbers and keys of the alias of a union", () => {
  const alias = { name: "union", elements: literals('"small"', "2", "check") };
  expect(unionMembers({ name: "union", elements: [alias, { name: "undefined" }] })).toEqual(["small", 2, "check"]);
  expect(unionMembers({ name: "union", elements: [alias, ...literals('"none"')] })).toEqual([
    "small",
    2,
    "check",
    "none",
  ]);
});

it("leaves a union that is written out, and one with other members than literals", () => {
  expect(unionMembers({ name: "union", elements: literals('"small"') })).toBeUndefined();
  const mixed = { name: "union", elements: [...literals('"a"'), { name: "LucideIcon" }] };
  expect(unionMembers({ name: "union", elements: [mixed, { name: "undefined" }] })).toBeUndefined();
  expect(unionMembers({ name: "string" })).toBeUndefined();
});
