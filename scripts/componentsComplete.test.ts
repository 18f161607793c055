import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ComponentFolder, componentFolders } from "../packages/design-system/scripts/component-folders.ts";

const root = join(import.meta.dirname, "../packages/design-system");
const names = componentFolders.map(({ name }) => name);

const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** All sources of a component that ship, in one text. */
function sourcesOf(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|docs|test)\.tsx?$/.test(file))
    .map((file) => read(join(folder, file)))
    .join("\n");
}

/** What a component lacks of a page, of its stories and of texts that can be replaced; empty for a finished one. */
function shortcomingsOf({ name, path }: ComponentFolder): readonly string[] {
  const folder = join(root, path);
  const stories = read(join(folder, `${name}.stories.tsx`));
  const docs = read(join(folder, `${name}.docs.tsx`));
  const sources = sourcesOf(folder);
  const strangers = [...docs.matchAll(/\buse: "(\w+)"/g)].filter(([, other]) => !names.includes(String(other)));
  const moves = /tokens\.(?:duration|repeat)\./.test(sources);
  const fixedTexts = [
    ...(sources.match(/\s(?:aria-label|aria-roledescription|aria-valuetext|alt|title|placeholder)="[^"{]+"/g) ?? []),
    ...(sources.match(/<VisuallyHidden[^>]*>[^<{]*\p{L}/gu) ?? []),
  ];
  const holds: Readonly<Record<string, boolean>> = {
    "it can be imported by its name": read(join(folder, "index.ts")).includes(name),
    "it has a page": docs.includes("documented({") && /documentation: \w+Docs/.test(stories),
    "its page names components that exist": strangers.length === 0,
    "it is reviewed in the dark": /export const Dark\b/.test(stories),
    "it is reviewed on a narrow screen": /export const Narrow\b/.test(stories),
    "it is reviewed without motion if it moves, and only then": moves === /export const ReducedMotion\b/.test(stories),
    "every text for a screen reader can be replaced": fixedTexts.length === 0,
  };
  return Object.keys(holds).filter((what) => !holds[what]);
}

describe("every component", () => {
  it.each(componentFolders)("$name is finished", (component) => {
    expect(shortcomingsOf(component)).toEqual([]);
  });
});
