import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

const ownSources = globSync(
  ["{apps,packages}/*/{src,e2e}/**/*.{ts,tsx}", "{scripts,.storybook,docs}/**/*.{ts,tsx,md,mdx}"],
  {
    cwd: root,
  },
).filter((file) => !file.includes("node_modules") && file !== "scripts/words.test.ts");

/** One meaning a word (docs/glossary.md): whoever gets a request replies; only a person answers. */
const answeringMachines =
  /\b(?:server|backend|bank|carrier|provider|endpoint|handler|call|request)s?(?: (?:has|have|had|is|never|always|may have|does not|did not))? answer(?:s|ed|ing)?\b/i;

/** Names of our own that the field has a word for. */
const coined =
  /\b(?:const|function|readonly|\{|,) (?:leadsOn|meet|overtaken|payingAnew|tabNotes|besideField|phoneInHand)\b/;
/\b(?:leadsOn|overtaken|payingAnew|tabNotes|besideField|phoneInHand|meetFault|const meet|function meet)\b/;

it.each([
  ["a server that answers", answeringMachines],
  ["a name that the field does not know", coined],
])("nowhere stands %s", (_, refused) => {
  expect(ownSources.length).toBeGreaterThan(1_000);
  const found = ownSources.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => refused.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
