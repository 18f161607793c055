import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "../packages/design-system/src/tokens/contrast.ts";
import { controlPairs, textPairs } from "../packages/design-system/src/tokens/contrastPairs.ts";
import { dark } from "../packages/design-system/src/tokens/generated/dark.ts";
import { light } from "../packages/design-system/src/tokens/generated/light.ts";

const recipe = readFileSync(join(import.meta.dirname, "docs/examples/OurBrand.ts"), "utf8");
const rules = recipe.slice(recipe.indexOf("createGlobalStyle`"));

/** The colours of one of its two schemes, by token name. */
const coloursOf = (scheme: string) =>
  Object.fromEntries(
    [
      ...(new RegExp(`const ${scheme} = css\`([^\`]*)\``).exec(recipe)?.[1] ?? "").matchAll(
        /--petbox-color-(\w+): (#\w+)/g,
      ),
    ].map(([, name = "", color = ""]) => [name, color]),
  );

describe("the recipe for another brand", () => {
  it("overrides ThemeRoot in the light, dark and system schemes", () => {
    expect(rules).toMatch(/:root \[data-theme\] \{ \$\{light\} \}/);
    expect(rules).toMatch(/:root \[data-theme="dark"\] \{ \$\{dark\} \}/);
    expect(rules).toMatch(
      /@media \(prefers-color-scheme: dark\) \{\s*:root:not\(\[data-color-scheme\]\) \[data-theme="system"\] \{ \$\{dark\} \}/,
    );
    expect(rules).toMatch(/:root\[data-color-scheme="dark"\] \[data-theme="system"\] \{ \$\{dark\} \}/);
    expect(Object.keys(coloursOf("dark"))).toEqual(Object.keys(coloursOf("light")));
  });

  it.each([
    ["light", light.color],
    ["dark", { ...light.color, ...dark.color }],
  ])("has enough contrast in the %s scheme", (scheme, ours) => {
    const brand = coloursOf(scheme);
    const colors = { ...ours, ...brand };
    const tooFaint = (pairs: typeof textPairs, least: number) =>
      pairs.filter(
        ([front, back]) => (front in brand || back in brand) && contrast(colors[front], colors[back]) < least,
      );
    expect(Object.keys(brand)).toContain("primary");
    expect(tooFaint(textPairs, 4.5)).toEqual([]);
    expect(tooFaint(controlPairs, 3)).toEqual([]);
  });
});
