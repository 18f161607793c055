/** A string in the source; in single quotes where it has double ones inside. */
const text = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')`;

function unquoted(literal = '""'): string {
  const inside = literal.slice(1, -1);
  return String(
    JSON.parse(literal.startsWith("'") ? `"${inside.replaceAll("\\'", "'").replaceAll('"', '\\"')}"` : literal),
  );
}

function rows(source: string, first: string, second: string): [string, string][] {
  const row = new RegExp(String.raw`\{\s*${first}:\s*(${text}),\s*${second}:\s*(${text}),?\s*\}`, "g");
  return [...source.matchAll(row)].map(([, one, other]) => [unquoted(one), unquoted(other)]);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`**${title}**\n\n${lines.join("\n")}`];
}

/**
 * The page of a component as an assistant reads it, in Markdown, from the text of its documentation file: that file
 * shows the component, so it can not be run where the manifest is made. Undefined when it says no purpose.
 */
export function writtenDocs(source: string): string | undefined {
  const [, purpose] = new RegExp(String.raw`^ {2}purpose:\s*(${text})`, "m").exec(source) ?? [];
  if (purpose === undefined) return undefined;
  const [, heard = ""] = new RegExp(String.raw`^ {2}heard:\s*\[((?:\s*${text},?)*)\s*\]`, "m").exec(source) ?? [];
  const [, own = ""] = new RegExp(String.raw`^ {2}texts:\s*\{((?:\s*\w+:\s*${text},?)*)\s*\}`, "m").exec(source) ?? [];
  const texts = [...own.matchAll(new RegExp(String.raw`(\w+):\s*(${text})`, "g"))];
  const said = [...heard.matchAll(new RegExp(text, "g"))].map(([literal]) => `- ${unquoted(literal)}`);
  return [
    unquoted(purpose),
    ...section(
      "Use outro quando",
      rows(source, "use", "when").map(([use, when]) => `- ${use}: ${when}`),
    ),
    ...section(
      "Teclado",
      rows(source, "keys", "does").map(([keys, does]) => `- ${keys}: ${does}`),
    ),
    ...section(
      "Textos próprios, que a prop `texts` troca",
      texts.map(([, name, shown]) => `- ${name}: ${unquoted(shown)}`),
    ),
    ...section("O que o leitor de tela diz", said),
  ].join("\n\n");
}
