import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toId } from "storybook/internal/csf";
import { describe, expect, it } from "vitest";
import { storySource } from "./docs/storySource.ts";

const root = join(import.meta.dirname, "..");
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, source: readFileSync(join(root, folder, name), "utf8") }));

const pages = filesIn(".storybook/pages", ".mdx");
const titles = [
  ...["packages/design-system/src", "apps/shop/src", "apps/panel/src"]
    .flatMap((folder) => filesIn(folder, ".stories.tsx"))
    .map(
      ({ source }) =>
        /\btitle: "((?:Tokens|Fundamentos|Componentes|Telas|Ferramentas)\/[^"]+)"/.exec(source)?.[1] ?? "",
    ),
  ...pages.map(({ source }) => /<Meta title="([^"]+)"/.exec(source)?.[1] ?? ""),
];
const known = new Set(titles.map((title) => toId(title, "Documentação")));

describe("MDX pages", () => {
  it.each(pages)("$name links only to existing pages", ({ source }) => {
    const asked = [...source.matchAll(/\?path=\/docs\/([^)"]+)/g)].map(([, id = ""]) => id);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it("all have a place in the sidebar", () => {
    const preview = readFileSync(join(root, ".storybook/preview.tsx"), "utf8");
    const missing = titles
      .filter((title) => /^(?:Introdução|Princípios|Como fazer\/|Tokens\/)/.test(title))
      .filter((title) => !preview.includes(`"${title.split("/").at(-1)}"`));
    expect(missing).toEqual([]);
  });

  it("show the source of a story, on one line or several, and reject a missing one", () => {
    const source = `export const Many = meta.story({\n  args: { a: 1 },\n});\n\nexport const One = Many.extend({});\n`;
    expect(storySource(source, "Many")).toBe("export const Many = meta.story({\n  args: { a: 1 },\n});");
    expect(storySource(source, "One")).toBe("export const One = Many.extend({});");
    expect(() => storySource(source, "Gone")).toThrow("no story Gone");
  });
});
