import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathsByArea } from "@petbox/domain/site/paths";
import { describe, expect, it } from "vitest";
import { writeNew } from "./written.ts";

const root = join(import.meta.dirname, "../..");

const copied = [
  ".storybook/preview.tsx",
  "packages/design-system/src/components/status/Badge",
  "packages/domain/src/site/paths.ts",
  "packages/api-client/src/coupons",
  "apps/shop/src/pages",
  "apps/mock-server/src/backend/coupons",
];

/** A temporary copy of the few folders that the tests write into. */
function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "petbox-new-"));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

/** Every file of a folder with its text. */
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => [file, read(folder, file)]);

/** The names of a module that end in one of the words, outside strings, and are neither imported nor declared. */
function undeclaredIn(source: string): readonly string[] {
  const code = source.replace(/"[^"\n]*"/g, "");
  const names = code.match(/(?<![.\w])[a-z]\w*(?:Layout|Column|Paths|Routes|Loader)\b/g) ?? [];
  const isDeclared = (name: string) =>
    new RegExp(`^(?:import \\{[^}]*\\b${name}\\b|const ${name}\\b)`, "m").test(source);
  return [...new Set(names)].filter((name) => !isDeclared(name));
}

describe("npm run new", () => {
  it.each([
    ["component", "status/Pill", "Componentes/Status/Pill"],
    ["screen", "account/Wishes", "path: accountPaths.wishes"],
    ["screen", "wishes/Wishes", "path: wishesPaths.wishes"],
    ["call", "coupons/OpenCoupon", "handle(openCouponEndpoint"],
  ])("writes a %s and fills in every placeholder", (kind, where, told) => {
    const folder = copyOfRepository();
    const { files } = writeNew(folder, kind, where, "Desejos");
    const texts = files.map((file) => read(folder, file));
    expect(texts.join("\n")).toContain(told);
    for (const text of texts)
      expect(text).not.toMatch(
        /sample(?!Rate)|\{(?:area|areaPaths|group|title|path|words|children|guardImports|handle|fallback|loader|scenario)\}/i,
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

  it("takes a screen's texts from its title", () => {
    const folder = copyOfRepository();
    const { files } = writeNew(folder, "screen", "loyalty/LevelHistory", "Seus níveis");
    const texts = files.map((file) => read(folder, file)).join("\n");
    expect(texts).toContain('levelHistory: "/seus-niveis"');
    expect(texts).toContain('title: "Telas/Fidelidade/Seus níveis"');
    expect(texts).toContain('synonyms: ["level history"]');
    expect(texts).toContain('handle: { title: "Seus níveis", layout: benefitsLayout }');
    expect(texts).toMatch(/<Heading[^>]*>\s*Seus níveis\s*</);
  });

  it.each(Object.keys(pathsByArea).filter((area) => area !== "scheduled"))(
    "writes a screen of %s whose names are all imported",
    (area) => {
      const folder = copyOfRepository();
      const { files } = writeNew(folder, "screen", `${area}/Wishes`, "Desejos");
      const modules = files.filter((file) => file.startsWith("apps/shop"));
      expect(modules.map((file) => [file, undeclaredIn(read(folder, file))])).toEqual(
        modules.map((file) => [file, []]),
      );
    },
  );

  it.each([
    ["account", "accountLayout", true],
    ["plan", "subscriptionsLayout", true],
    ["nps", "accountColumn", false],
    ["gallery", undefined, false],
    ["wishes", undefined, false],
  ])("gives a screen of %s the layout and the guard of its area", (area, layout, isGuarded) => {
    const folder = copyOfRepository();
    writeNew(folder, "screen", `${area}/Wishes`, "Desejos");
    const routes = read(folder, `apps/shop/src/pages/${area}/routes.ts`);
    expect(routes).toContain(
      layout === undefined ? 'handle: { title: "Desejos" },' : `handle: { title: "Desejos", layout: ${layout} },`,
    );
    expect(read(folder, `apps/shop/src/pages/${area}/WishesPage.tsx`).includes("accountLoader()")).toBe(isGuarded);
    expect(read(folder, `apps/shop/src/pages/${area}/WishesPage.stories.tsx`).includes('"assinante"')).toBe(isGuarded);
  });

  it("adds a new area to the paths and to the sidebar, also after its first call", () => {
    const folder = copyOfRepository();
    writeNew(folder, "call", "wishes/KeepWish");
    writeNew(folder, "screen", "wishes/Wishes", "Desejos");
    const paths = read(folder, "packages/domain/src/site/paths.ts");
    expect(paths).toMatch(/export const wishesPaths = \{\n {2}wishes: "\/desejos",\n\} as const;/);
    expect(paths).toMatch(/\n {2}wishes: wishesPaths,\n\} as const;/);
    expect(read(folder, ".storybook/preview.tsx")).toMatch(/"Telas",\s*\[\s*"Desejos",/);
  });

  it.each([
    ["component", "status/Badge", "", "already exists"],
    ["component", "nowhere/Pill", "", "is not a group"],
    ["screen", "Wishes", "Desejos", "The name is"],
    ["screen", "account/Wishes", "", "has a title in Portuguese"],
    ["screen", "account/Data", "Desejos", 'paths.ts already has "data:"'],
    ["screen", "account/Wishes", "Gato", "already has the path /gato"],
    ["screen", "cards/Wishes", "Desejos", "cards has no pages of its own"],
    ["screen", "scheduled/Wishes", "Desejos", "computes its routes"],
    ["house", "status/Pill", "", "is one of"],
  ])("refuses %s %s %s: %s", (kind, where, title, why) => {
    const folder = copyOfRepository();
    const before = textsIn(folder);
    expect(() => writeNew(folder, kind, where, title)).toThrow(why);
    expect(textsIn(folder)).toEqual(before);
  });

  it("refuses a call that exists, before it writes anything", () => {
    const folder = copyOfRepository();
    writeNew(folder, "call", "coupons/OpenCoupon");
    const before = textsIn(folder);
    expect(() => writeNew(folder, "call", "coupons/OpenCoupon")).toThrow("coupons/contract.ts already has");
    expect(textsIn(folder)).toEqual(before);
  });

  it("names the file whose text has no place for a piece", () => {
    const folder = copyOfRepository();
    const file = "apps/mock-server/src/backend/coupons/handlers.ts";
    writeFileSync(join(folder, file), "export {};\n");
    const before = textsIn(folder);
    expect(() => writeNew(folder, "call", "coupons/OpenCoupon")).toThrow(`${file} has no list`);
    expect(textsIn(folder)).toEqual(before);
  });
});
