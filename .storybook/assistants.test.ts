import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { componentFolders } from "../packages/design-system/scripts/component-folders.ts";
import { publicImports } from "./assistants/publicImports.ts";
import { writtenDocs } from "./assistants/writtenDocs.ts";
import { exampleSource } from "./docs/exampleSource.ts";

const root = join(import.meta.dirname, "../packages/design-system");
const documentedOnes = componentFolders.map(({ name, path }) => ({
  name,
  source: readFileSync(join(root, path, `${name}.docs.tsx`), "utf8"),
}));

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe("what a coding assistant is served", () => {
  it.each(documentedOnes)("says all of $name that its page says", ({ source }) => {
    const said = writtenDocs(source) ?? "";
    expect(said.split("\n")[0]).not.toBe("");
    expect(said).toContain("O que o leitor de tela diz");
    const alternatives = count(source, /\buse: "/g);
    const keys = count(source, /\bkeys: "/g);
    expect(count(said, /^- /gm)).toBeGreaterThan(alternatives + keys);
    expect(said.includes("Use outro quando")).toBe(alternatives > 0);
    expect(said.includes("Teclado")).toBe(keys > 0);
  });

  it.each(documentedOnes)("has an example of $name that another project can paste", ({ name, source }) => {
    const code = exampleSource(source, name) ?? "";
    expect(code).toContain(`from "@petbox/design-system/components/${name}";`);
    expect(code).toContain(`<${name}`);
    expect(code).not.toMatch(/from "\.{1,2}\//);
  });

  it("imports each component from its own address", () => {
    const guessed = `import { Button, PlanCardSkeleton, ThemeRoot } from '@petbox/design-system';
import { PawPrint } from 'lucide-react';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { picture } from './storyPictures.ts';
import { fn } from 'storybook/test';`;
    expect(publicImports(guessed, ["Button", "Card", "PlanCard", "Stack"]).split("\n")).toEqual([
      'import { Button } from "@petbox/design-system/components/Button";',
      'import { PlanCardSkeleton } from "@petbox/design-system/components/PlanCard";',
      'import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";',
      'import { PawPrint } from "lucide-react";',
      'import { Stack } from "@petbox/design-system/components/Stack";',
      'import { Card } from "@petbox/design-system/components/Card";',
    ]);
  });
});
