import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faultKinds } from "../backend/fault.ts";
import { scenarios } from "../scenarios/scenarios.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The names in the first column of the table below a heading. */
function namesBelow(heading: string): readonly (string | undefined)[] {
  const section = readme.split(/^## /m).find((each) => each.startsWith(heading)) ?? "";
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name).sort();
}

it.each([
  ["Which failures can be tested?", faultKinds],
  ["Which scenarios are there?", Object.keys(scenarios)],
])("README lists under “%s” each name once, and no other", (heading, names) => {
  expect(namesBelow(heading)).toEqual([...names].sort());
});
