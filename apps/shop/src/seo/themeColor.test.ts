import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

it("the browser's bars have the dark page's colour where the device is dark", () => {
  const tokens = read("../../../../packages/design-system/src/tokens/generated/dark.ts");
  const [, page] = /"page": "(#\w+)"/.exec(tokens) ?? [];
  expect(page).toBeDefined();
  expect(read("../../index.html")).toContain(
    `<meta name="theme-color" content="${page}" media="(prefers-color-scheme: dark)" />`,
  );
});
