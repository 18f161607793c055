import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A component, hook or other function that the package publishes. */
export interface PublishedFunction {
  readonly name: string;
  /** The module that other projects import it from: "@petbox/design-system/components/Badge". */
  readonly module: string;
  /** The code of the `@example` in its JSDoc comment. */
  readonly example: string | undefined;
}

/** Subpaths whose functions have examples. Screens are shown by their stories, and the other subpaths publish only values. */
const documentedSubpath = /^\.\/(?:components|theme|browser)\/|^\.\/(?:brand|next|texts)$/;

/** The files that a module reexports, with the names from each. */
function reexportsOf(index: string): readonly { readonly name: string; readonly path: string }[] {
  return [...readFileSync(index, "utf8").matchAll(/^export \{([^}]*)\} from "([^"]+)";/gm)].flatMap(
    ([, names = "", file = ""]) =>
      [...names.matchAll(/(?<!type )\b(\w+)(?=\s*(?:,|$))/g)].map(([, name = ""]) => ({
        name,
        path: join(dirname(index), file),
      })),
  );
}

/** The functions that a file declares and exports, each with the example of its comment. */
function functionsIn(path: string): ReadonlyMap<string, string | undefined> {
  const declarations = readFileSync(path, "utf8").matchAll(
    /(?:^\/\*\*(?<comment>(?:(?!\*\/).)*)\*\/\n)?^export (?:async )?function (?<name>\w+)/gms,
  );
  return new Map(
    Array.from(declarations)
      .reverse()
      // Of an overloaded function only the first declaration has the comment.
      .map(({ groups: { name = "", comment = "" } = {} }) => [name, exampleIn(comment)]),
  );
}

function exampleIn(comment: string): string | undefined {
  const [, lines] = /^ \* @example\n((?: \*(?! @).*\n)+)/m.exec(comment) ?? [];
  return lines?.replace(/^ \* ?/gm, "").trim();
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const manifest: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

export const publishedFunctions: readonly PublishedFunction[] = Object.entries(manifest.exports).flatMap(
  ([subpath, { "@petbox/source": source }]) => {
    if (source === undefined || !documentedSubpath.test(subpath)) return [];
    const module = join(manifest.name, subpath);
    const path = join(root, source);
    const own = Array.from(functionsIn(path), ([name, example]) => ({ name, module, example }));
    const others = reexportsOf(path).flatMap(({ name, path: file }) => {
      const functions = functionsIn(file);
      return functions.has(name) ? [{ name, module, example: functions.get(name) }] : [];
    });
    return [...own, ...others];
  },
);

const modules = new Map(publishedFunctions.map(({ name, module }) => [name, module]));
for (const hook of ["useEffect", "useState"]) modules.set(hook, "react");

/**
 * An example as a module of a project that installs the package: with the imports of the package's functions, and of React's hooks, that it
 * uses. Everything else, such as a function of the domain, it imports or declares itself.
 */
export function moduleOf(example: string): string {
  const [, ownImports = "", code = ""] = /^((?:import [^\n]*\n)*)\n?(.*)$/s.exec(example) ?? [];
  const uses = code.matchAll(/<([A-Z]\w+)|\b([a-z]\w+)(?=[<(])/g);
  const used = [...new Set(Array.from(uses, ([, tag, call]) => tag ?? call ?? ""))].sort();
  const imports = [...new Set(used.map((name) => modules.get(name)))].flatMap((module) => {
    const names = used.filter((name) => modules.get(name) === module);
    return module === undefined ? [] : [`import { ${names.join(", ")} } from "${module}";\n`];
  });
  return `${imports.join("")}${ownImports}\n${asStatements(code)}\n`;
}

/** JSX is the value of a constant, and code with hooks the body of a component. */
function asStatements(code: string): string {
  if (code.startsWith("<")) return `export const example = (\n${indented(code)}\n);`;
  if (/^return\b/m.test(code)) return `export function Example() {\n${indented(code)}\n}`;
  return code;
}

function indented(code: string): string {
  return code.replace(/^(?=.)/gm, "  ");
}
