import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toId } from "storybook/internal/csf";
import { expect, it } from "vitest";
import { componentFolders } from "../packages/design-system/scripts/component-folders.ts";
import { type IndexEntry, llmsText } from "./llmsText.ts";

const root = join(import.meta.dirname, "..");
const sourceOf = (path: string) => readFileSync(join(root, path), "utf8");

const components = componentFolders.map(({ name, path }): IndexEntry => {
  const importPath = `packages/design-system/${path}/${name}.stories.tsx`;
  const title = /\btitle: "((?:Fundamentos|Componentes)\/[^"]+)"/.exec(sourceOf(importPath))?.[1] ?? "";
  return { id: toId(title, "Documentação"), type: "docs", title, importPath };
});

it("lists every component with its address, import path and purpose", () => {
  const text = llmsText(components, "./1.0.0/", sourceOf);
  const listed = text.match(/^- \[\w+\]\(\.\/1\.0\.0\/\?path=\/docs\/\S+\): .+\S$/gm) ?? [];
  expect(listed.length).toBe(componentFolders.length);
  expect(text).toMatch(/^# PetBox\n\n> .+\n\nInstalar: `npm install @petbox\/design-system .+\n\n## Como fazer\n/);
  expect(text).toContain(
    "- [Badge](./1.0.0/?path=/docs/componentes-status-badge--documenta%C3%A7%C3%A3o): `@petbox/design-system/components/Badge`. Uma ou duas palavras",
  );
});

it("leaves stories out, and puts guides first", () => {
  const guide = { id: "como-fazer-mudar-o-tema--documentação", type: "docs", title: "Como fazer/Mudar o tema" };
  const story = { id: "telas-site--padrao", type: "story", title: "Telas/Site" };
  const text = llmsText(
    [story, guide].map((entry) => ({ ...entry, importPath: "" })),
    "./",
    () => "",
  );
  expect(text.match(/^- .*/gm)).toEqual([
    "- [Mudar o tema](./?path=/docs/como-fazer-mudar-o-tema--documenta%C3%A7%C3%A3o)",
  ]);
});
