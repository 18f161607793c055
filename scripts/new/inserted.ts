/** The position of an insertion in a file; default: at the end. */
export interface Place {
  readonly into?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

const importLine = /^import .* from "(?<from>[^"]+)";$/;

/** The names in an import line: "endpoint", "* as z". */
function namesOf(line: string): readonly string[] {
  const [, list = ""] = /^import (?:type )?(?:\{ (.*) \}|\* as \w+) from/.exec(line) ?? [];
  if (list === "") return [/\* as \w+/.exec(line)?.[0] ?? ""];
  return list.split(", ").map((name) => name.replace(/^type /, ""));
}

/** Whether the text already has the imports of a line. */
function imports(text: string, line: string): boolean {
  const from = importLine.exec(line)?.groups?.from;
  const already = [...text.matchAll(/import (?:type )?(?:\{[^}]*\}|\* as \w+) from "([^"]+)";/g)]
    .filter(([, other]) => other === from)
    .map(([whole]) => whole)
    .join("\n");
  return namesOf(line).every((name) => already.includes(name));
}

/**
 * Inserts a piece into the text of a file, its missing imports at the top and the rest at `place`.
 *
 * @param place `into`: the start of the list that gets the piece as its last entry; `before`, `after`: the text next to it.
 * @throws if the place does not exist.
 */
export function inserted(text: string, piece: string, { into, before, after }: Place = {}): string {
  const lines = piece.split("\n");
  const missing = lines.filter((line) => importLine.test(line) && !imports(text, line));
  const rest = lines.filter((line) => !importLine.test(line)).join("\n");
  const head = missing.map((line) => `${line}\n`).join("");
  const beside = before ?? after;
  if (beside !== undefined) {
    const at = text.indexOf(beside);
    if (at === -1) throw new Error(`The file has no "${beside}".`);
    const cut = before === undefined ? at + beside.length : at;
    return `${head}${text.slice(0, cut)}${before === undefined ? rest.trimEnd() : rest}${text.slice(cut)}`;
  }
  if (into === undefined) return `${head}${text}${rest}`;
  const start = text.indexOf(into);
  const end = start === -1 ? -1 : text.slice(start).search(/^[\]}]/m);
  // A list with one entry may be on one line.
  const alone = end === -1 && start !== -1 ? text.slice(start).search(/\];$/m) : -1;
  if (alone !== -1)
    return `${head}${text.slice(0, start + alone)},\n${rest.replace(/^\n+/, "")}${text.slice(start + alone)}`;
  if (end === -1) throw new Error(`The file has no list that starts with "${into}".`);
  return `${head}${text.slice(0, start + end)}${rest.replace(/^\n+/, "")}${text.slice(start + end)}`;
}
