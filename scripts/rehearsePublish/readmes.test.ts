import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { publishedPackages } from "../packages/publishedPackages.ts";
import { firstStepsOf, importedPackages } from "./readmeExamples.ts";

const root = join(import.meta.dirname, "../..");

describe.each(publishedPackages)("the package $folder", (each) => {
  it("says to install all that its first example imports", () => {
    const { installed, example } = firstStepsOf(each);
    expect(importedPackages(example).filter((name) => !installed.includes(name))).toEqual([]);
    expect(installed).toContain(each.manifest.name);
  });

  it("brings its licence and its changes, and says where its sources are", () => {
    for (const file of ["LICENSE", "CHANGELOG.md"]) expect(existsSync(join(each.path, file)), file).toBe(true);
    expect(each.manifest.repository).toMatchObject({ directory: `packages/${each.folder}` });
  });
});

describe("the page on using the library", () => {
  it("says to install all that its first example imports", () => {
    const page = readFileSync(join(root, ".storybook/pages/UsarNoSeuProjeto.mdx"), "utf8");
    const example = readFileSync(join(root, ".storybook/docs/examples/FirstPage.tsx"), "utf8");
    const [, line = ""] = /npm install ([^`]+)`/.exec(page) ?? [];
    expect(importedPackages(example).filter((name) => !line.split(" ").includes(name))).toEqual([]);
  });
});
