// biome-ignore lint/style/noRestrictedImports: this test evaluates the examples in the comments; no shipped code does.
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["./**/*.ts", "!./**/*.test.ts"], { eager: true });
const sources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const scope: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(modules));

/** The published functions with an example, and the lines of each example. */
const examples = new Map(
  Object.values(sources).flatMap((source) =>
    Array.from(
      source.matchAll(/@example\n((?: \*(?!\/).*\n)+) \*\/\nexport function (\w+)/g),
      ([, lines = "", name = ""]) => [name, lines.replace(/^ \* ?/gm, "")] as const,
    ),
  ),
);

it("every parser and formatter has an example", () => {
  const named = Object.keys(scope).filter((name) => /^(?:parse|format)[A-Z]/.test(name));
  expect(named.filter((name) => !examples.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});

it.each([...examples])("the example of %s calls it and returns what it says", (name, example) => {
  const context = createContext({ ...scope });
  // Each "// value" is the value of the code before it.
  const parts = [...example.matchAll(/([\s\S]*?)\/\/ (.+)\n/g)];
  expect(parts.map(([part]) => part).join("")).toBe(example);
  expect(example).toContain(`${name}(`);
  for (const [, code = "", value = ""] of parts)
    expect(runInContext(code, context)).toEqual(runInContext(`(${value})`, context));
});
