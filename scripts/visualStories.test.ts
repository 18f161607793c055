import { searchableName } from "@petbox/storybook/requirementNames";
import { describe, expect, it } from "vitest";
import { storiesIn } from "./visualStories.ts";

const entry = (id: string, type: string, title: string, name: string) => [id, { id, type, title, name }] as const;

const index = {
  entries: Object.fromEntries([
    entry("telas-funil-3-porte--docs", "docs", "Telas/Funil/3 Porte", "Docs"),
    entry("telas-funil-3-porte--fresh", "story", "Telas/Funil/3 Porte", searchableName("Ainda sem porte", ["FUN-021"])),
    entry("componentes-ações-button--dark", "story", "Componentes/Ações/Button", "Dark"),
  ]),
};

describe("the stories whose pictures are compared", () => {
  it("are all stories and no pages, by the names that people see", () => {
    expect(storiesIn(index, "")).toEqual([
      { id: "telas-funil-3-porte--fresh", title: "Telas/Funil/3 Porte: Ainda sem porte" },
      { id: "componentes-ações-button--dark", title: "Componentes/Ações/Button: Dark" },
    ]);
  });

  it("are those that were asked for, however it was written", () => {
    expect(storiesIn(index, "Button").map(({ id }) => id)).toEqual(["componentes-ações-button--dark"]);
    expect(storiesIn(index, "nothing like this")).toEqual([]);
  });
});
