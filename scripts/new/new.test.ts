import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeNew } from "./written.ts";

const root = join(import.meta.dirname, "../..");

const copied = [
  ".storybook/preview.tsx",
  "packages/design-system/src/components/status/Badge",
  "packages/domain/src/site/paths.ts",
  "packages/api-client/src/coupons",
  "apps/shop/src/pages/account",
  "apps/shop/src/pages/coupons",
  "apps/mock-server/src/backend/coupons",
];

/** A temporary copy of the few folders that the tests write into. */
function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "petbox-new-"));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

describe("npm run new", () => {
  it.each([
    ["component", "status/Pill", "Componentes/Status/Pill"],
    ["screen", "account/Wishes", "path: accountPaths.wishes"],
    ["screen", "wishes/Wishes", "path: wishesPaths.wishes"],
    ["call", "coupons/OpenCoupon", "handle(openCouponEndpoint"],
  ])("writes a %s and fills in every placeholder", (kind, where, told) => {
    const folder = copyOfRepository();
    const { files } = writeNew(folder, kind, where);
    const texts = files.map((file) => read(folder, file));
    expect(texts.join("\n")).toContain(told);
    for (const text of texts)
      expect(text).not.toMatch(
        /sample(?!Rate)|\{(?:[aA]rea|areaPaths|groupTitle|children|guardImports|handle|fallback|loader|scenario)\}/i,
      );
  });

  it("does not repeat an import", () => {
    const folder = copyOfRepository();
    writeNew(folder, "call", "coupons/OpenCoupon");
    const contract = read(folder, "packages/api-client/src/coupons/contract.ts");
    expect(contract.match(/import \{ endpoint \}/g)).toHaveLength(1);
    expect(contract.match(/import \* as z/g)).toHaveLength(1);
  });

  it("adds a call to a list that is on one line", () => {
    const folder = copyOfRepository();
    const file = "apps/mock-server/src/backend/coupons/handlers.ts";
    writeFileSync(join(folder, file), "export const handlers: readonly Handler[] = [handle(first, () => {})];\n");
    writeNew(folder, "call", "coupons/OpenCoupon");
    expect(read(folder, file)).toMatch(/\[handle\(first, \(\) => \{\}\),\n {2}handle\(openCouponEndpoint/);
  });

  it("gives a page the layout and the guard of its area, and no guard in a new area", () => {
    const folder = copyOfRepository();
    writeNew(folder, "screen", "account/Wishes");
    expect(read(folder, "apps/shop/src/pages/account/routes.ts")).toMatch(
      /accountRoutes\(\[\n+ {6}\{\n {8}path: accountPaths\.wishes,\n {8}handle: \{ title: "Wishes", layout: accountLayout \},/,
    );
    expect(read(folder, "apps/shop/src/pages/account/WishesPage.tsx")).toContain(
      "export const loader = accountLoader()",
    );
    writeNew(folder, "screen", "wishes/Wishes");
    expect(read(folder, "apps/shop/src/pages/wishes/routes.ts")).toMatch(
      /children: \[\n+ {6}\{\n {8}path: wishesPaths\.wishes,\n {8}handle: \{ title: "Wishes" \},/,
    );
    expect(read(folder, "apps/shop/src/pages/wishes/WishesPage.tsx")).not.toContain("loader");
  });

  it("adds a new area to the paths and to the sidebar", () => {
    const folder = copyOfRepository();
    writeNew(folder, "screen", "wishes/Wishes");
    const paths = read(folder, "packages/domain/src/site/paths.ts");
    expect(paths).toMatch(/export const wishesPaths = \{\n {2}wishes: "\/wishes",\n\} as const;/);
    expect(paths).toMatch(/\n {2}wishes: wishesPaths,\n\} as const;/);
    expect(read(folder, ".storybook/preview.tsx")).toMatch(/"Telas",\s*\[\s*"Wishes",/);
  });

  it.each([
    ["component", "status/Badge", "already exists"],
    ["component", "nowhere/Pill", "is not a group"],
    ["screen", "Wishes", "The name is"],
    ["house", "status/Pill", "is one of"],
  ])("refuses %s %s: %s", (kind, where, why) => {
    expect(() => writeNew(copyOfRepository(), kind, where)).toThrow(why);
  });
});
