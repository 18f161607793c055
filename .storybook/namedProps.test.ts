import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const written = [
  ...globSync("packages/design-system/src/components/*/*/*.docs.tsx", { cwd: root }),
  ...globSync(".storybook/pages/*.mdx", { cwd: root }),
  ".storybook/props/commonDescriptions.ts",
];

/** What components took once, and what was said of all of them and holds for some. */
const gone =
  /\bem labels\b|\bpictureTexts\b|\bpor trust\b|nenhum componente tem margem|mostra um cadeado\."?,?\n\s+required/;

it.each(written)("%s names no prop that there is not any more", (file) => {
  expect(readFileSync(join(root, file), "utf8")).not.toMatch(gone);
});
