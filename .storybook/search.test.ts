import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Indexer } from "storybook/internal/types";
import { describe, expect, it } from "vitest";
import { findableBySynonym, requirementsByStory } from "./indexers.ts";
import { searchableName, shownName } from "./requirementNames.ts";

const components = join(import.meta.dirname, "../packages/design-system/src/components");
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

  it("leaves screens as they are", async () => {
    expect(await namesOf(join(pages, "funnel/NamePage.stories.tsx"))).toEqual(["Padrão", "Estados"]);
  });
});
