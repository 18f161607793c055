/** Where in a file a piece goes; at its end by default. */
export interface Place {
  readonly into?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

const importLine = /^import .* from "(?<from>[^"]+)";$/;

/** The names that a line of imports brings: "endpoint", "* as z". */
function namesOf(line: string): readonly string[] {
  const [, list = ""] = /^import (?:type )?(?:\{ (.*) \}|\* as \w+) from/.exec(line) ?? [];
  if (list === "") return [/\* as \w+/.exec(line)?.[0] ?? ""];
  return list.split(", ").map((name) => name.replace(/^type /, ""));
}

/** Whether the text imports all that a line does. */
function imports(text: string, line: string): boolean {
  const from = importLine.exec(line)?.groups?.from;
  const already = [...text.matchAll(/import (?:type )?(?:\{[^}]*\}|\* as \w+) from "([^"]+)";/g)]
    .filter(([, other]) => other === from)
    .map(([whole]) => whole)
    .join("\n");
  return namesOf(line).every((name) => already.includes(name));
}

/**
 * A file with a piece more: its imports at the top, where they are not there yet; the rest at its end.
 * @param place where the piece is an entry of a list, how the list begins: it is put in as the last one; or what it
 * stands right before or after.
 */
export function inserted(text: string, piece: string, { into, before, after }: Place = {}): string {
  const lines = piece.split("\n");
  const missing = lines.filter((line) => importLine.test(line) && !imports(text, line));
  const rest = lines.filter((line) => !importLine.test(line)).join("\n");
  const head = missing.map((line) => `${line}\n`).join("");
  const beside = before ?? after;
  if (beside !== undefined) {
    const at = text.indexOf(beside);
    if (at === -1) throw new Error(`There is no "${beside}".`);
    const cut = before === undefined ? at + beside.length : at;
    return `${head}${text.slice(0, cut)}${before === undefined ? rest.trimEnd() : rest}${text.slice(cut)}`;
  }
  if (into === undefined) return `${head}${text}${rest}`;
  const start = text.indexOf(into);
  const end = start === -1 ? -1 : text.slice(start).search(/^[\]}]/m);
  // One entry that stands on the line of its list.
  const alone = end === -1 && start !== -1 ? text.slice(start).search(/\];$/m) : -1;
  if (alone !== -1)
    return `${head}${text.slice(0, start + alone)},\n${rest.replace(/^\n+/, "")}${text.slice(start + alone)}`;
  if (end === -1) throw new Error(`There is no list that begins with "${into}".`);
  return `${head}${text.slice(0, start + end)}${rest.replace(/^\n+/, "")}${text.slice(start + end)}`;
}
