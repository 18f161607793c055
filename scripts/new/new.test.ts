import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeNew } from "./written.ts";

const root = join(import.meta.dirname, "../..");

const rooms = [
  ".storybook/preview.tsx",
  "packages/design-system/src/components/status/Badge",
  "packages/domain/src/site/paths.ts",
  "packages/api-client/src/coupons",
  "apps/shop/src/pages/account",
  "apps/shop/src/pages/coupons",
  "apps/mock-server/src/backend/coupons",
];

/** A house with some of ours in it, to write into. */
function smallHouse(): string {
  const house = mkdtempSync(join(tmpdir(), "petbox-new-"));
  for (const room of rooms) cpSync(join(root, room), join(house, room), { recursive: true });
  return house;
}

const read = (house: string, file: string) => readFileSync(join(house, file), "utf8");

describe("npm run new", () => {
  it.each([
    ["component", "status/Pill", "Componentes/Status/Pill"],
    ["screen", "account/Wishes", "path: [accountPaths.wishes, withApp(accountPaths.wishes)]"],
    ["screen", "wishes/Wishes", "path: wishesPaths.wishes"],
    ["call", "coupons/OpenCoupon", "handle(openCouponEndpoint"],
  ])("writes a %s, by its own name in every file", (kind, where, told) => {
    const house = smallHouse();
    const { files } = writeNew(house, kind, where);
    const texts = files.map((file) => read(house, file));
    expect(texts.join("\n")).toContain(told);
    for (const text of texts)
      expect(text).not.toMatch(
        /sample(?!Rate)|\{(?:[aA]rea|areaPaths|groupTitle|path|choices|scenario|pageImports)\}/i,
      );
  });

  it("imports once what a file has imported already", () => {
    const house = smallHouse();
    writeNew(house, "call", "coupons/OpenCoupon");
    const contract = read(house, "packages/api-client/src/coupons/contract.ts");
    expect(contract.match(/import \{ endpoint \}/g)).toHaveLength(1);
    expect(contract.match(/import \* as z/g)).toHaveLength(1);
  });

  it("puts a second call beside a first one that stands on one line", () => {
    const house = smallHouse();
    const file = "apps/mock-server/src/backend/coupons/handlers.ts";
    writeFileSync(join(house, file), "export const handlers: readonly Handler[] = [handle(first, () => {})];\n");
    writeNew(house, "call", "coupons/OpenCoupon");
    expect(read(house, file)).toMatch(/\[handle\(first, \(\) => \{\}\),\n {2}handle\(openCouponEndpoint/);
  });

  it("gives a page the frame and the gate of its area, or of the site in a new one", () => {
    const house = smallHouse();
    writeNew(house, "screen", "account/Wishes");
    expect(read(house, "apps/shop/src/pages/account/pages.ts")).toMatch(
      /title: "Wishes",\n {4}prerender: true,\n {4}frame: accountFrame\(\),\n {4}gate: accountGate,/,
    );
    writeNew(house, "screen", "wishes/Wishes");
    const pages = read(house, "apps/shop/src/pages/wishes/pages.ts");
    expect(pages).toMatch(/title: "Wishes",\n {4}prerender: true,\n {4}frame: siteFrame\(\),\n {4}load/);
    expect(pages).toContain('from "../site/SiteFrame.tsx"');
  });

  it("opens an area: its addresses, and its place in the sidebar", () => {
    const house = smallHouse();
    writeNew(house, "screen", "wishes/Wishes");
    const paths = read(house, "packages/domain/src/site/paths.ts");
    expect(paths).toMatch(/export const wishesPaths = \{\n {2}wishes: "\/wishes",\n\} as const;/);
    expect(paths).toMatch(/\n {2}wishes: wishesPaths,\n\} as const;/);
    expect(read(house, ".storybook/preview.tsx")).toMatch(/"Telas",\s*\[\s*"Wishes",/);
  });

  it.each([
    ["component", "status/Badge", "is there already"],
    ["component", "nowhere/Pill", "is no group"],
    ["screen", "Wishes", "Its name is"],
    ["house", "status/Pill", "is one of"],
  ])("refuses %s %s: %s", (kind, where, why) => {
    expect(() => writeNew(smallHouse(), kind, where)).toThrow(why);
  });
});
