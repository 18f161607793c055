import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ComponentFolder, componentFolders } from "../packages/design-system/scripts/component-folders.ts";

const root = join(import.meta.dirname, "../packages/design-system");
const names = componentFolders.map(({ name }) => name);

const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** All published sources of a component, in one text. */
function sourcesOf(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|docs|test)\.tsx?$/.test(file))
    .map((file) => read(join(folder, file)))
    .join("\n");
}

/** The requirements that a component does not meet: its page, its stories, and texts that can be replaced. */
function unmetRequirements({ name, path }: ComponentFolder): readonly string[] {
  const folder = join(root, path);
  const stories = read(join(folder, `${name}.stories.tsx`));
  const docs = read(join(folder, `${name}.docs.tsx`));
  const sources = sourcesOf(folder);
  const unknownNames = [...docs.matchAll(/\buse: "(\w+)"/g)].filter(([, other]) => !names.includes(String(other)));
  const isAnimated = /tokens\.(?:duration|repeat)\./.test(sources);
  const fixedTexts = [
    ...(sources.match(/\s(?:aria-label|aria-roledescription|aria-valuetext|alt|title|placeholder)="[^"{]+"/g) ?? []),
    ...(sources.match(/<VisuallyHidden[^>]*>[^<{]*\p{L}/gu) ?? []),
  ];
  const requirements: Readonly<Record<string, boolean>> = {
    "its index exports it": read(join(folder, "index.ts")).includes(name),
    "it has a page": docs.includes("documented({") && /documentation: \w+Docs/.test(stories),
    "its page names only components that exist": unknownNames.length === 0,
    "it has a dark story": /export const Dark\b/.test(stories),
    "it has a story on a narrow screen": /export const Narrow\b/.test(stories),
    "it has a story with reduced motion if, and only if, it is animated":
      isAnimated === /export const ReducedMotion\b/.test(stories),
    "every text for a screen reader can be replaced": fixedTexts.length === 0,
  };
  return Object.keys(requirements).filter((requirement) => !requirements[requirement]);
}

describe("every component", () => {
  it.each(componentFolders)("$name is complete", (component) => {
    expect(unmetRequirements(component)).toEqual([]);
  });
});
