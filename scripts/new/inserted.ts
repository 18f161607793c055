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
 * @param into where the piece is an entry of a list: how the list begins. It is put in as the last one.
 */
export function inserted(text: string, piece: string, into?: string): string {
  const lines = piece.split("\n");
  const missing = lines.filter((line) => importLine.test(line) && !imports(text, line));
  const rest = lines.filter((line) => !importLine.test(line)).join("\n");
  const head = missing.map((line) => `${line}\n`).join("");
  if (into === undefined) return `${head}${text}${rest}`;
  const start = text.indexOf(into);
  const end = start === -1 ? -1 : text.slice(start).search(/^[\]}]/m);
  if (end === -1) throw new Error(`There is no list that begins with "${into}".`);
  return `${head}${text.slice(0, start + end)}${rest.replace(/^\n+/, "")}${text.slice(start + end)}`;
}
