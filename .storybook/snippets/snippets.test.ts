import { describe, expect, it } from "vitest";
import { componentFolders } from "../../packages/design-system/scripts/component-folders.ts";
import { compileSnippets } from "./compile.ts";
import { allSnippets } from "./snippets.ts";

describe("code that is offered to be copied", () => {
  it("compiles in a project of somebody else", { timeout: 60_000 }, () => {
    const snippets = allSnippets();
    expect(snippets.length).toBeGreaterThan(componentFolders.length + 10);
    expect(compileSnippets(snippets)).toEqual([]);
  });

  it("is refused where it leans on what is not published, or on what it does not bring", { timeout: 60_000 }, () => {
    const wrong = compileSnippets([
      {
        from: "unpublished",
        code: 'import { storyPets } from "@petbox/design-system/components/PetCard";\nstoryPets;',
      },
      { from: "missing", code: "boleto;" },
      { from: "fine", code: 'import { Text } from "@petbox/design-system/components/Text";\n\n<Text>Oi</Text>' },
    ]);
    expect(wrong.map((each) => each.split(":")[0])).toEqual(["unpublished", "missing"]);
  });
});
