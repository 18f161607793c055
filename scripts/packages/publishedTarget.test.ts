import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publishedPackages } from "./publishedPackages.ts";
import { keyOf, publishedTarget } from "./publishedTarget.ts";

const exports = {
  "./style.css": "./dist/style.css",
  "./*": { default: "./dist/*.js" },
  "./*Wire": null,
  "./contract/*": {},
  "./contract/outcome": { default: "./dist/contract/outcome.js" },
};

describe("a subpath of an export map", () => {
  it.each([
    ["./style.css", "./dist/style.css"],
    ["./pix/pageData", "./dist/*.js"],
    ["./contract/outcome", "./dist/contract/outcome.js"],
  ])("is published: %s", (subpath, file) => {
    expect(publishedTarget(exports, keyOf(exports, subpath))).toBe(file);
  });

  it.each(["./pix/pixWire", "./contract/money", "./contract/petWire", "."])("is private: %s", (subpath) => {
    expect(publishedTarget(exports, keyOf(exports, subpath))).toBeUndefined();
  });
});

it.each(publishedPackages)("every private subpath of $manifest.name names a module", ({ path, manifest }) => {
  const hidden = Object.keys(manifest.exports).filter((key) => publishedTarget(manifest.exports, key) === undefined);
  const namesNothing = (key: string) =>
    globSync(`src/${key.replace("*", "**/*")}.{ts,tsx}`, { cwd: path }).length === 0;
  expect(hidden.filter(namesNothing)).toEqual([]);
});
