import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ComponentFolder, componentFolders } from "../packages/design-system/scripts/component-folders.ts";

const root = join(import.meta.dirname, "../packages/design-system");
const names = componentFolders.map(({ name }) => name);

const formValuesTest = readFileSync(join(root, "src/conformance/formValues.browser.test.tsx"), "utf8");

/** Props that identify a form control, whether the component declares or extends them. */
const holdsValue = /\b(?:InputFieldProps|RadioFieldProps|on(?:Value|Checked)Change\?:)/;

/** A chosen file is neither text nor a choice, and `Field` only wraps a control. */
const withoutValue: readonly string[] = ["Field", "PhotoUpload", "MultipleFileUpload"];

const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** The text of all files of a component that ship. */
function sourcesOf(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file))
    .map((file) => read(join(folder, file)))
    .join("\n");
}

/** The keys of an object in the component's notes: `alternatives: { LinkButton: "…" }`. */
function keysOf(notes: string, name: string): readonly string[] {
  const [, body = ""] = new RegExp(`\\b${name}: \\{(.*?)\\}`, "s").exec(notes) ?? [];
  return [...body.matchAll(/^\s*(\w+): ?["'\n]|[{,] (\w+): ["']/gm)].map(([, first, later]) => String(first ?? later));
}

/** The missing notes, stories and replaceable texts of a component; empty for a complete one. */
function shortcomingsOf({ name, path }: ComponentFolder): readonly string[] {
  const folder = join(root, path);
  const stories = read(join(folder, `${name}.stories.tsx`));
  const [notes = ""] = /componentNotes: \{.*?^ {4}\},$/ms.exec(stories) ?? [];
  const sources = sourcesOf(folder);
  const moves = /tokens\.(?:duration|repeat)\./.test(sources);
  // An example in a comment may have any text.
  const code = sources.replace(/\/\*\*.*?\*\//gs, "");
  const fixedTexts = [
    ...(code.match(/\s(?:aria-label|aria-roledescription|aria-valuetext|alt|title|placeholder)="[^"{]+"/g) ?? []),
    ...(code.match(/<VisuallyHidden[^>]*>[^<{]*\p{L}/gu) ?? []),
  ];
  const holds: Readonly<Record<string, boolean>> = {
    "it can be imported by its name": read(join(folder, "index.ts")).includes(name),
    "its notes say what it is for": /^ {6}purpose:\s+["']\p{L}/mu.test(notes),
    "its notes say what the keyboard does": /^ {6}keyboard: \{/m.test(notes),
    "its notes say what a screen reader says": /^ {6}announcements: \[\s*["']/m.test(notes),
    "its notes name components that exist": keysOf(notes, "alternatives").every((other) => names.includes(other)),
    "it is tried in a form, plain and with react-hook-form, if it holds a value":
      !path.includes("/forms/") ||
      withoutValue.includes(name) ||
      !holdsValue.test(sources) ||
      formValuesTest.includes(`<${name}`),
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
