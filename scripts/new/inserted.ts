import { CannotWrite } from "./cannotWrite.ts";

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

/** The start of a declaration or of an entry in a list: "export const wishes", "  wishes:", "  handle(wishesEndpoint". */
const start = /^(?: {2}[\w"/-]+:| {2}handle\(\w+|export (?:const|async function) \w+)/m;

/** The position of the end of the list that starts with `into`: its last line, or its bracket if the list is on one line. */
function endOfList(text: string, into: string): { end: number; isOneLine: boolean } | undefined {
  const begin = text.indexOf(into);
  if (begin === -1) return undefined;
  const lastLine = text.slice(begin).search(/^[\]}]/m);
  const bracket = lastLine === -1 ? text.slice(begin).search(/\];$/m) : lastLine;
  return bracket === -1 ? undefined : { end: begin + bracket, isOneLine: lastLine === -1 };
}

/**
 * Inserts a piece into the text of a file, its missing imports at the top and the rest at `place`.
 *
 * @param place `into`: the start of the list that gets the piece as its last entry; `before`, `after`: the text next to it.
 * @throws CannotWrite if the place does not exist, or if the file or list already has what the piece declares.
 */
export function inserted(
  { path, text }: { readonly path: string; readonly text: string },
  piece: string,
  { into, before, after }: Place = {},
): string {
  const lines = piece.split("\n");
  const missing = lines.filter((line) => importLine.test(line) && !imports(text, line));
  const rest = lines.filter((line) => !importLine.test(line)).join("\n");
  const head = missing.map((line) => `${line}\n`).join("");
  const beside = before ?? after;
  if (beside !== undefined) {
    const at = text.indexOf(beside);
    if (at === -1) throw new CannotWrite(`${path} has no "${beside}" to insert next to.`);
    const cut = before === undefined ? at + beside.length : at;
    return `${head}${text.slice(0, cut)}${before === undefined ? rest.trimEnd() : rest}${text.slice(cut)}`;
  }
  const list = into === undefined ? { end: text.length, isOneLine: false } : endOfList(text, into);
  if (list === undefined) throw new CannotWrite(`${path} has no list that starts with "${into}".`);
  const [declared] = start.exec(rest) ?? [];
  const present = text.slice(into === undefined ? 0 : text.indexOf(into), list.end);
  if (declared !== undefined && new RegExp(`^${declared.replace("(", "\\(")}(?!\\w)`, "m").test(present))
    throw new CannotWrite(`${path} already has "${declared.trim()}".`);
  const entry = into === undefined ? rest : rest.replace(/^\n+/, "");
  return `${head}${text.slice(0, list.end)}${list.isOneLine ? ",\n" : ""}${entry}${text.slice(list.end)}`;
}
