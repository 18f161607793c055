import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.(?:stories|test|styles)\.tsx?$/.test(file),
);

/** Names that many files export by convention, each with the convention. */
const conventions: Readonly<Record<string, string>> = {
  loader: "React Router's route module",
  Component: "React Router's route module",
  HydrateFallback: "React Router's route module",
  ErrorBoundary: "React Router's route module",
  handle: "React Router's route module",
  routes: "the routes of an area",
  handlers: "the request handlers of an area",
  wireCalls: "the documented requests and replies of an area",
  wirePages: "the documented page data of an area",
  exampleRecords: "an example of each record that an area stores",
  pages: "the page data handlers of an area",
  areas: "the generated list of an area's modules, in the client and in the server",
  pageDataAreas: "the generated list of the areas with page data, in the client and in the server",
  heldToDocuments: "compares golden rows with the client, and with the server",
  LoyaltyLevel: "a level, and the component that shows it",
  seo: "the metadata of an area's pages for search engines",
};

type Statement = ReturnType<typeof parseAst>["body"][number];

function importedBy(statement: Statement): readonly string[] {
  return statement.type === "ImportDeclaration" ? statement.specifiers.map(({ local }) => local.name) : [];
}

/** The names that a statement exports and its file defines. */
function definedBy(statement: Statement, imported: ReadonlySet<string>): readonly string[] {
  if (statement.type !== "ExportNamedDeclaration" || statement.source !== null) return [];
  const { declaration, specifiers } = statement;
  if (declaration === null) {
    return specifiers.flatMap(({ local, exported }) =>
      "name" in local && "name" in exported && !imported.has(local.name) ? [exported.name] : [],
    );
  }
  const ids = declaration.type === "VariableDeclaration" ? declaration.declarations.map(({ id }) => id) : [];
  return [...ids, ...("id" in declaration ? [declaration.id] : [])].flatMap((id) =>
    id?.type === "Identifier" ? [id.name] : [],
  );
}

/** The files that define and export each name, for names of more than one file. */
function duplicates(): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, Set<string>>();
  for (const file of sources) {
    const { body } = parseAst(readFileSync(join(root, file), "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" });
    const imported = new Set(body.flatMap(importedBy));
    for (const name of body.flatMap((statement) => definedBy(statement, imported))) {
      files.set(name, (files.get(name) ?? new Set()).add(file));
    }
  }
  return new Map([...files].filter(([, { size }]) => size > 1).map(([name, found]) => [name, [...found].sort()]));
}

describe("an exported name", { timeout: 60_000 }, () => {
  const found = duplicates();

  it("is defined in one file, unless it is a convention", () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const refused = [...found].filter(([name]) => !(name in conventions));
    expect(Object.fromEntries(refused)).toEqual({});
  });
});

it("files of one folder differ in more than the case of their names: on macOS and Windows one would replace the other", () => {
  const builtNames = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).map((file) =>
    file.replace(/x$/, ""),
  );
  const onDisk = (name: string) => name.toLowerCase();
  const first = new Map(builtNames.map((name) => [onDisk(name), name]));
  expect(builtNames.filter((name) => first.get(onDisk(name)) !== name)).toEqual([]);
});
