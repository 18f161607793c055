import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withComponents } from "../../packages/design-system/scripts/component-exports.ts";
import { indexFiles } from "./indexFiles.ts";

it.each(indexFiles)("$path lists its areas (npm run indexes)", ({ file, content }) => {
  expect(readFileSync(file, "utf8")).toBe(content);
});

it("the design system exports every component by its name (npm run indexes)", () => {
  const file = join(import.meta.dirname, "../../packages/design-system/package.json");
  const { exports } = JSON.parse(readFileSync(file, "utf8"));
  expect(Object.entries(exports)).toEqual(Object.entries(withComponents(exports)));
});
