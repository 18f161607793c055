import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentOf, fileOf } from "./indexContent.ts";
import { indexFiles } from "./indexFiles.ts";

it.each(indexFiles)("$folder/$file is its areas as they are (npm run indexes writes it anew)", (index) => {
  expect(readFileSync(fileOf(index), "utf8")).toBe(contentOf(index));
});
