import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** The files of a small house in which the linter finds an import that leads back to where it began. */
function filesInCircles(files: Readonly<Record<string, string>>): readonly string[] {
  const house = mkdtempSync(join(tmpdir(), "petbox-circles-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  const settings = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  write("biome.json", JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }));
  for (const [path, text] of Object.entries(files)) write(path, text);
  mkdirSync(join(house, "node_modules/@petbox"), { recursive: true });
  for (const [name, folder] of [
    ["shop", "apps/shop"],
    ["storybook", ".storybook"],
  ] as const) {
    write(`${folder}/package.json`, readFileSync(join(root, folder, "package.json"), "utf8"));
    symlinkSync(join(house, folder), join(house, "node_modules/@petbox", name));
  }
  const biome = join(root, "node_modules/.bin/biome");
  const lint = ["lint", "--colors=off", "--only=suspicious/noImportCycles", "--reporter=github"];
  const { stdout } = spawnSync(biome, lint, { cwd: house, encoding: "utf8" });
  return Object.keys(files).filter((path) => stdout.includes(path));
}

describe("imports that lead back to where they began", () => {
  it("are found among types alone", () => {
    const [first, second] = ["apps/shop/src/first.ts", "apps/shop/src/second.ts"];
    const found = filesInCircles({
      [first]: 'import type { Second } from "./second.ts";\n\nexport type First = Second[];\n',
      [second]: 'import type { First } from "./first.ts";\n\nexport type Second = First[];\n',
      "apps/shop/src/aside.ts": 'import type { First } from "./first.ts";\n\nexport type Aside = First;\n',
    });
    expect(found).toEqual([first, second]);
  });

  it("are found from workspace to workspace, by their names", () => {
    const [shop, storybook] = ["apps/shop/src/app/pageAt.ts", ".storybook/shopStory.tsx"];
    const found = filesInCircles({
      [shop]: 'import type { Story } from "@petbox/storybook/shopStory";\n\nexport type Page = Story[];\n',
      [storybook]: 'import type { Page } from "@petbox/shop/app/pageAt.ts";\n\nexport type Story = Page[];\n',
    });
    expect(found).toEqual([shop, storybook]);
  });
});
