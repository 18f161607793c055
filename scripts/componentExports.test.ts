import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withComponents } from "../packages/design-system/scripts/component-exports.ts";

describe("the export map of the design system", () => {
  it("opens every component by its name alone: `npm run indexes` writes it", () => {
    const file = join(import.meta.dirname, "../packages/design-system/package.json");
    const { exports } = JSON.parse(readFileSync(file, "utf8"));
    expect(Object.entries(exports)).toEqual(Object.entries(withComponents(exports)));
  });
});
