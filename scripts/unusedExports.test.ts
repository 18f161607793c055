import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const workspaces = ["packages/domain", "packages/api-client", "apps/mock-server", "apps/shop"];

/** What the check says of a house in which each workspace has one file, and a test that imports one of its two exports. */
function saidOfSmallHouse(): string {
  const house = mkdtempSync(join(tmpdir(), "petbox-unused-"));
  const copy = (file: string) => copyFileSync(join(root, file), join(house, file));
  for (const workspace of workspaces) {
    mkdirSync(join(house, workspace, "src"), { recursive: true });
    copy(join(workspace, "package.json"));
    const write = (name: string, text: string) => writeFileSync(join(house, workspace, "src", name), text);
    write("two.ts", "export const wanted = 1;\nexport const forgotten = 2;\n");
    write("two.test.ts", 'import { wanted } from "./two.ts";\n\nwanted.toFixed();\n');
  }
  copy("knip.json");
  copy("package.json");
  const knip = join(root, "node_modules/.bin/knip");
  return spawnSync(knip, ["--exports", "--no-progress", "--no-config-hints"], { cwd: house, encoding: "utf8" }).stdout;
}

describe("an export that nobody imports", () => {
  const said = saidOfSmallHouse();

  it.each(workspaces)("is found in %s, although its package.json opens all of its files", (workspace) => {
    expect(said).toMatch(new RegExp(`^forgotten +${workspace}/src/two.ts`, "m"));
  });

  it("is all that is found", () => {
    expect(said).not.toContain("wanted");
  });
});
