import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Indexer } from "storybook/internal/types";
import { describe, expect, it } from "vitest";
import { findableBySynonym, requirementsByStory } from "./indexers.ts";
import { searchableName, shownName } from "./requirementNames.ts";

const library = join(import.meta.dirname, "../packages/design-system/src");
const components = join(library, "components");
const pages = join(import.meta.dirname, "../apps/shop/src/pages");

describe("search by requirement", () => {
  it("reads the ids of each story", () => {
    const source = `
export const Fresh = meta.story({ parameters: { spec: ["FUN-209", "SUB-001"] }, play: async () => {} });
// FUN-999 is not claimed here
export const Later = Fresh.extend({ parameters: { spec: [...ids["a"], "MAN-010"] } });
export const Plain = meta.story({});
`;
    const found = requirementsByStory(source);
    expect(found.get("Fresh")).toEqual(["FUN-209", "SUB-001"]);
    expect(found.get("Later")).toEqual(["MAN-010"]);
    expect(found.get("Plain")).toEqual([]);
  });

  it("lists an id once, even if a story repeats it", () => {
    const source = `export const A = meta.story({ parameters: { spec: ["FUN-1", "FUN-001", "FUN-001"] } });`;
    expect(requirementsByStory(source).get("A")).toEqual(["FUN-001"]);
  });

  it("finds every id that a screen's stories name", () => {
    const sources = readdirSync(pages, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".stories.tsx"))
      .map((name) => readFileSync(join(pages, name), "utf8"));
    const found = sources.flatMap((source) => [...requirementsByStory(source).values()].flat());
    expect(found).toContain("FUN-103");
    const quoted = sources.flatMap((source) => source.match(/"(?:FUN|SUB|MAN|OUR)-\d{3}"/g) ?? []);
    expect(new Set(found)).toEqual(new Set(quoted.map((id) => id.slice(1, -1))));
  });

  it("shows only the visible name", () => {
    const name = searchableName("Recusada pelo servidor", ["FUN-153", "FUN-349"]);
    expect(name).toContain("FUN-349");
    expect(shownName(name)).toBe("Recusada pelo servidor");
    expect(shownName("Sem requisito")).toBe("Sem requisito");
  });

  it("keeps the ids deep enough in the name that a search for another one misses", () => {
    const name = searchableName("A", ["FUN-208"]);
    expect(name.indexOf("FUN-208") - "A ".length).toBeGreaterThanOrEqual(8);
  });
});

describe("search by synonym", () => {
  const indexer: Indexer = {
    test: /stories/,
    createIndex: async (fileName) =>
      ["Padrão", "Estados"].map((name) => ({ type: "story", importPath: fileName, exportName: name, name })),
  };
  const namesOf = async (fileName: string) =>
    (await findableBySynonym(indexer).createIndex(fileName, { makeTitle: String })).map(({ name = "" }) => name);

  it.each([
    ["botão", "actions/Button"],
    ["botao", "actions/Button"],
    ["modal", "feedback/Dialog"],
    ["dropdown", "forms/SelectField"],
    ["linha do tempo", "status/Timeline"],
    ["datepicker", "forms/DateField"],
    ["toggle", "forms/Checkbox"],
    ["tooltip", "feedback/Popover"],
  ])("finds %s at %s, once, without showing it", async (word, component) => {
    const name = component.split("/")[1];
    const [first = "", ...others] = await namesOf(join(components, component, `${name}.stories.tsx`));
    expect(first).toContain(word);
    expect(shownName(first)).toBe("Padrão");
    expect(others).toEqual(["Estados"]);
  });

  it.each([
    ["z-index", "packages/design-system/src/tokens/Layers.stories.tsx"],
    ["motion", "packages/design-system/src/tokens/Motion.stories.tsx"],
    ["animacao", "packages/design-system/src/tokens/Motion.stories.tsx"],
    ["spacing", "packages/design-system/src/tokens/Space.stories.tsx"],
    ["login", "apps/shop/src/pages/session/LoginPage.stories.tsx"],
    ["home", "apps/shop/src/pages/site/HomePage.stories.tsx"],
  ])("finds %s at %s, once, without showing it", async (word, file) => {
    const [first = "", ...others] = await namesOf(join(import.meta.dirname, "..", file));
    expect(first).toContain(word);
    expect(shownName(first)).toBe("Padrão");
    expect(others).toEqual(["Estados"]);
  });

  it("has words for every page of tokens and every screen", async () => {
    const files = [join(pages, ".."), library].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".stories.tsx"))
        .map((name) => join(folder, name))
        .filter((file) => /title: "(?:Tokens|Telas)\//.test(readFileSync(file, "utf8"))),
    );
    expect(files.length).toBeGreaterThan(60);
    const firstNames = await Promise.all(files.map(async (file) => ({ file, name: (await namesOf(file))[0] })));
    const withoutWords = firstNames.filter(({ name }) => name === "Padrão").map(({ file }) => basename(file));
    // The fields that the server refuses have no other name.
    expect(new Set(withoutWords)).toEqual(new Set(["RefusedFields.stories.tsx"]));
  });

  it("leaves a page without other words as it is", async () => {
    expect(await namesOf(join(pages, "funnel/RefusedFields.stories.tsx"))).toEqual(["Padrão", "Estados"]);
  });
});
