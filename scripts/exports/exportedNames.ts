import { parseAst } from "vite";

export interface ExportedNames {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

type Statement = ReturnType<typeof parseAst>["body"][number];
type Named = Extract<Statement, { type: "ExportNamedDeclaration" }>;

/**
 * The names that a module exports, values and types apart, sorted.
 *
 * @throws where the names cannot be read off the file: `export *`, a default, a destructured constant.
 */
export function exportedNames(source: string, file: string): ExportedNames {
  const values: string[] = [];
  const types: string[] = [];
  for (const statement of parseAst(source, { lang: "tsx" }).body) {
    if (statement.type === "ExportAllDeclaration" || statement.type === "ExportDefaultDeclaration") {
      throw new Error(`${file}: what is published is exported by name, not by ${statement.type}.`);
    }
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const { name, isType } of namesOf(statement, file)) (isType ? types : values).push(name);
  }
  return { values: values.sort(), types: types.sort() };
}

function namesOf(statement: Named, file: string): { name: string; isType: boolean }[] {
  const isType = statement.exportKind === "type";
  const { declaration, specifiers } = statement;
  const named = specifiers.map((specifier) => ({
    name: specifier.exported.type === "Literal" ? specifier.exported.value : specifier.exported.name,
    isType: isType || specifier.exportKind === "type",
  }));
  return declaration === null
    ? named
    : declaredNames(declaration, file).map((name) => ({ name, isType: isType || declaresType(declaration) }));
}

type Declared = NonNullable<Named["declaration"]>;

function declaresType({ type }: Declared): boolean {
  return type === "TSInterfaceDeclaration" || type === "TSTypeAliasDeclaration";
}

function declaredNames(declaration: Declared, file: string): string[] {
  const ids =
    declaration.type === "VariableDeclaration" ? declaration.declarations.map(({ id }) => id) : idsOf(declaration);
  return ids.map((id) => {
    if (id?.type !== "Identifier") throw new Error(`${file}: an exported ${declaration.type} has no plain name.`);
    return id.name;
  });
}

function idsOf(declaration: Exclude<Declared, { type: "VariableDeclaration" }>) {
  return "id" in declaration ? [declaration.id] : [];
}
