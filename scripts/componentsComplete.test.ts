import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../packages/design-system/src/components");
const names = readdirSync(folder);

const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** All sources of a component that ship, in one text. */
function sourcesOf(name: string): string {
  return readdirSync(join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|docs|test)\.tsx?$/.test(file))
    .map((file) => read(join(folder, name, file)))
    .join("\n");
}

describe.each(names)("%s", (name) => {
  const stories = read(join(folder, name, `${name}.stories.tsx`));
  const docs = read(join(folder, name, `${name}.docs.tsx`));
  const sources = sourcesOf(name);

  it("can be imported by its name, and has a page", () => {
    expect(read(join(folder, name, "index.ts"))).toContain(name);
    expect(docs).toContain("documented({");
    expect(stories).toContain("parameters: { ");
    expect(stories).toMatch(/documentation: \w+Docs/);
  });

  it("is reviewed in the dark and on a narrow screen", () => {
    expect(stories).toMatch(/export const Dark\b/);
    expect(stories).toMatch(/export const Narrow\b/);
  });

  it("is reviewed without motion when it moves", () => {
    const moves = /tokens\.(?:duration|repeat)\./.test(sources);
    expect(/export const ReducedMotion\b/.test(stories)).toBe(moves);
  });

  it("names other components that exist", () => {
    const named = [...docs.matchAll(/\buse: "(\w+)"/g)].map(([, other]) => other);
    expect(named.filter((other) => !names.includes(String(other)))).toEqual([]);
  });

  it("has no text for a screen reader that cannot be replaced", () => {
    expect(
      sources.match(/\s(?:aria-label|aria-roledescription|aria-valuetext|alt|title|placeholder)="[^"{]+"/g),
    ).toBeNull();
    expect(sources.match(/<VisuallyHidden[^>]*>[^<{]*\p{L}/u)).toBeNull();
  });
});
