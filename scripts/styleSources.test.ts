import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transform } from "lightningcss";
import { describe, expect, it } from "vitest";
import {
  declarationsOf,
  declarationsWithoutFallback,
  mixedSelectorLists,
  templatesOf,
  writtenTemplatesOf,
} from "./styleSources.ts";

const folder = join(import.meta.dirname, "../packages/design-system/src");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name))
  .map((name) => ({ name: basename(name), source: readFileSync(join(folder, name), "utf8") }))
  .filter(({ source }) => source.includes('from "styled-components"'));

const rawLength = /(?<![\w-])-?\d*\.?\d+(?:px|rem|pt|cm|mm|in)\b/;
const rawColor =
  /#[\da-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(|\b(?:white|black|red|green|blue|gray|grey|orange|purple|pink|yellow)(?![-\w])/i;

describe("templatesOf", () => {
  it("replaces tokens by variables and components by classes, and leaves fragments out", () => {
    const source = `const Root = styled.div\`
  \${look}
  color: \${tokens.color.ink};
  \${media.from600} { gap: calc(\${tokens.space.s2} * 2); }
  \${Part}:hover & { animation: \${breathe} \${tokens.duration.fast}; }
\`;`;
    expect(templatesOf(source)).toEqual([
      `
  
  color: var(--token);
  @media all { gap: calc(var(--token) * 2); }
  .part:hover & { animation: var(--token) var(--token); }
`,
    ]);
  });
});

describe("mixedSelectorLists", () => {
  it("lists selectors that are lost with a young one, but no list of young ones", () => {
    const template = `a, &:has(b) { c: d; } &:has(b), i:not(:has(p)) { e: f; } g, h:is(i, j) { k: l; }`;
    expect(mixedSelectorLists(template)).toEqual(["a, &:has(b)"]);
  });
});

describe("declarationsWithoutFallback", () => {
  it("lists declarations with a young unit after another property, unless their block needs a younger browser", () => {
    const template = `width: 50%; width: 50cqi; height: 1lh; @container (min-width: 2rem) { &:hover { width: 1cqi; } } gap: 1dvh;`;
    expect(declarationsWithoutFallback(template)).toEqual(["height: 1lh;", "gap: 1dvh;"]);
  });
});

describe("the global style", () => {
  it("has a fallback in the oldest supported browsers", () => {
    const templates = templatesOf(readFileSync(join(folder, "theme/globalRules.ts"), "utf8"));
    expect(templates.join()).toContain(":root:has(");
    expect(templates.flatMap(mixedSelectorLists)).toEqual([]);
    expect(templates.flatMap(declarationsWithoutFallback)).toEqual([]);
  });
});

it("short words are not hyphenated, also where the engine hyphenates Portuguese", () => {
  const hyphenated = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split(/[{}]/))
    .filter((block) => block.includes("hyphens: auto;"));
  expect(hyphenated.length).toBeGreaterThan(1);
  expect(hyphenated.filter((block) => !block.includes("hyphenate-limit-chars: 12;"))).toEqual([]);
});

describe("the modules with styles", () => {
  it("are found", () => {
    expect(files.length).toBeGreaterThan(50);
  });

  // stylis drops invalid CSS silently; Lightning CSS reports it.
  it.each(files)("$name is valid CSS", ({ source, name }) => {
    for (const template of templatesOf(source)) {
      const css = /^\s*(?:from|to|\d+%)/.test(template) ? `@keyframes k {${template}}` : `.root {${template}}`;
      expect(() => transform({ filename: name, code: Buffer.from(css) })).not.toThrow();
    }
  });

  it.each(files)("$name takes lengths and colours from the tokens", ({ source }) => {
    const own = templatesOf(source)
      .flatMap(declarationsOf)
      .filter((declaration) => rawLength.test(declaration) || rawColor.test(declaration));
    expect(own, "Use a token for each length and colour (packages/design-system/src/tokens/tokens.json).").toEqual([]);
  });

  it.each(files)("$name has a fallback in the oldest supported browsers", ({ source }) => {
    expect(templatesOf(source).flatMap(mixedSelectorLists)).toEqual([]);
    expect(templatesOf(source).flatMap(declarationsWithoutFallback)).toEqual([]);
  });

  it.each(files)("$name interpolates no props and has no !important", ({ source }) => {
    for (const template of writtenTemplatesOf(source)) {
      expect(template).not.toMatch(/\$\{\s*(?:\(|\w+\s*=>|function)/);
      expect(template).not.toContain("!important");
    }
  });
});
