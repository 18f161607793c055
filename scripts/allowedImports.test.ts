import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** The rules that the linter finds broken in a file of this text, if it stood at that path of the repository. */
function brokenRules(path: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "petbox-lint-"));
  const settings = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(
    join(folder, "biome.json"),
    JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }),
  );
  const file = join(folder, path);
  const workspace = path.split("/").slice(0, 2).join("/");
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(root, workspace, "package.json"), join(folder, workspace, "package.json"));
  writeFileSync(file, text);
  const biome = join(root, "node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "--colors=off", path], { cwd: folder, encoding: "utf8" });
  const said = stdout + stderr;
  expect(said).toContain("Checked 1 file");
  return said;
}

const imports = (name: string) => `import * as all from "${name}";\nexport const used = all;\n`;

describe("the allowed imports of the house", () => {
  it.each([
    ["packages/domain/src/x.ts", imports("react")],
    ["packages/domain/src/x.ts", imports("@petbox/api-client/funnel/api")],
    ["packages/domain/src/x.ts", 'export const used = () => fetch("/");\n'],
    ["packages/domain/src/x.ts", "export const used = () => setTimeout(() => {}, 1);\n"],
    ["packages/api-client/src/x.ts", imports("@petbox/design-system/tokens")],
    ["packages/api-client/src/x.ts", imports("@petbox/mock-server/testing/examples")],
    ["packages/design-system/src/x.ts", imports("@petbox/api-client/funnel/api")],
    ["packages/design-system/src/x.ts", imports("swr")],
    ["packages/design-system/src/x.ts", imports("react-router-dom")],
    ["apps/mock-server/src/x.ts", imports("@petbox/api-client/funnel/api")],
    ["apps/mock-server/src/x.ts", imports("@petbox/design-system/tokens")],
    ["apps/shop/src/x.ts", imports("styled-components")],
    ["apps/shop/src/x.ts", imports("@petbox/mock-server/backend/store")],
    ["apps/shop/src/x.ts", imports("../../mock-server/src/backend/store.ts")],
    ["apps/shop/src/x.tsx", 'export const Used = () => <button type="button">a</button>;\n'],
    ["apps/panel/src/x.ts", imports("@petbox/mock-server/panel/panelControls")],
    ["apps/panel/src/x.ts", imports("@petbox/api-client/funnel/contract")],
    ["apps/panel/src/x.ts", imports("@petbox/shop/app/page.ts")],
    ["apps/panel/src/x.ts", imports("styled-components")],
    ["apps/panel/src/x.ts", imports("../../mock-server/src/panel/panelState.ts")],
    ["apps/panel/src/x.tsx", 'export const Used = () => <button type="submit">a</button>;\n'],
    ["apps/mock-server/src/x.ts", imports("@petbox/panel/renderPanel")],
    ["apps/shop/src/x.ts", imports("@petbox/panel/renderPanel")],
    ["packages/design-system/src/x.ts", imports("@petbox/panel/renderPanel")],
    ["packages/api-client/src/x.ts", imports("@petbox/panel/renderPanel")],
  ])("refuse in %s: %s", (path, text) => {
    expect(brokenRules(path, text)).toMatch(/noRestricted(Imports|Globals|Elements)/);
  });

  it.each([
    ["apps/shop/src/x.ts", imports("@petbox/storybook/shopStory")],
    ["packages/domain/src/x.ts", imports("vitest")],
    ["packages/domain/src/x.test.ts", imports("react")],
  ])("refuse in %s what its workspace does not depend on: %s", (path, text) => {
    expect(brokenRules(path, text)).toContain("noUndeclaredDependencies");
  });

  it.each([
    ["apps/shop/src/x.stories.tsx", imports("@petbox/storybook/preview")],
    ["packages/domain/src/x.test.ts", imports("vitest")],
  ])("allow in %s: %s", (path, text) => {
    expect(brokenRules(path, text)).not.toContain("noUndeclaredDependencies");
  });

  it.each([
    ["packages/api-client/src/x.ts", imports("@petbox/domain/money/cents")],
    ["apps/mock-server/src/x.ts", imports("@petbox/api-client/funnel/contract")],
    ["apps/mock-server/src/x.ts", imports("@petbox/api-client/account/pageData")],
    ["apps/mock-server/src/x.ts", imports("@petbox/api-client/checkout/channels")],
    ["apps/mock-server/src/x.ts", imports("@petbox/api-client/contract/endpoint")],
    ["apps/shop/src/x.ts", imports("@petbox/api-client/funnel/api")],
    ["apps/panel/src/x.ts", imports("@petbox/design-system/components/Button")],
    ["apps/panel/src/x.ts", imports("@petbox/domain/money/format")],
    [
      "apps/panel/src/x.ts",
      'import type { PanelState } from "@petbox/mock-server/panel/panelState";\n\nexport type Used = PanelState;\n',
    ],
    ["apps/panel/src/x.stories.tsx", imports("@petbox/mock-server/testing/inProcessPanel")],
    ["apps/panel/src/x.test.tsx", imports("@petbox/mock-server/testing/inProcessPanel")],
  ])("allow in %s: %s", (path, text) => {
    expect(brokenRules(path, text)).not.toMatch(/noRestricted/);
  });
});
