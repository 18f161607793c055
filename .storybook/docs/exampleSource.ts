interface Import {
  /** "import" or "import type". */
  readonly verb: string;
  readonly names: readonly string[];
  readonly from: string;
}

const importPattern = /^(import(?: type)?) \{([^}]*)\} from "([^"]+)";$/gm;

/** The address by which another project imports what a component's folder imports from a neighbour. */
function publicAddress(from: string, name: string): string {
  const component = /^\.\.\/(?:\.\.\/\w+\/)?([A-Z]\w*)\//.exec(from)?.[1] ?? (from.startsWith("./") ? name : undefined);
  if (component !== undefined) return `@petbox/design-system/components/${component}`;
  const floor = /^(?:\.\.\/){3}(tokens|theme\/\w+)/.exec(from)?.[1];
  return floor === undefined ? from : `@petbox/design-system/${floor}`;
}

function importsIn(source: string): Import[] {
  return [...source.matchAll(importPattern)].map(([, verb = "", names = "", from = ""]) => ({
    verb,
    names: names.split(",").flatMap((each) => each.trim() || []),
    from,
  }));
}

/** A name after a dot is a property of something else, except after the three of a spread. */
const isUsedIn = (code: string) => (name: string) =>
  new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${name.replace(/^type /, "").replace(/^.* as /, "")}\\b`).test(code);

/** The statements of the file, other than imports and the documentation, that this code leans on, in their order. */
function neededBy(code: string, statements: readonly string[]): string[] {
  const needed = new Set<string>();
  const take = (text: string) => {
    for (const statement of statements) {
      const [, name = ""] = /^(?:const|function) (\w+)/.exec(statement) ?? [];
      if (name === "" || needed.has(statement) || !isUsedIn(text)(name)) continue;
      needed.add(statement);
      take(statement);
    }
  };
  take(code);
  return statements.filter((statement) => needed.has(statement));
}

/** Without the two spaces that it had inside the documentation, the brackets around markup and the last comma. */
function unwrapped(value: string): string {
  const lines = value
    .trimEnd()
    .replace(/,$/, "")
    .split("\n")
    .map((line) => line.replace(/^ {2}/, ""));
  const whole = lines.join("\n");
  if (!whole.startsWith("(\n") || !whole.endsWith("\n)")) return whole;
  return lines
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ""))
    .join("\n");
}

/**
 * The example of a component as another project would write it: what it imports, what it leans on, the markup.
 * Undefined when the file, formatted as all files are, has no example.
 *
 * @param source The text of the component's documentation file.
 * @param name The component.
 */
export function exampleSource(source: string, name: string): string | undefined {
  const start = source.search(/^export const \w+ = documented\(/m);
  const [, value] = /^ {2}example: ([\s\S]*?)^(?: {2}\w+[:,]|\}\))/m.exec(source) ?? [];
  if (start === -1 || value === undefined) return undefined;
  const markup = unwrapped(value);
  const statements = source
    .slice(0, start)
    .replace(importPattern, "")
    .split(/^(?=const |function )/m);
  const leanings = neededBy(
    markup,
    statements.map((statement) => statement.trim()),
  );
  const code = [...leanings, markup].join("\n\n");
  const imports = importsIn(source).flatMap(({ verb, names, from }) => {
    const used = names.filter(isUsedIn(code));
    return used.length === 0 ? [] : [`${verb} { ${used.join(", ")} } from "${publicAddress(from, name)}";`];
  });
  return [imports.join("\n"), code].filter(Boolean).join("\n\n");
}
