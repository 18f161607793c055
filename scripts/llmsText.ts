/** An entry of the Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
}

/** The sections, each with the start of its pages' titles. */
const sections = [
  ["Como fazer", /^(?:Introdução$|Princípios$|Como fazer\/)/],
  ["Tokens", /^Tokens\//],
  ["Componentes", /^(?:Fundamentos|Componentes)\//],
  ["Telas", /^Telas\//],
] as const;

/** The purpose in the `componentNotes` of a stories file. */
function purposeIn(source: string): string | undefined {
  const [, literal] = /\bpurpose:\s*("(?:[^"\\]|\\.)*")/.exec(source) ?? [];
  return literal === undefined ? undefined : String(JSON.parse(literal));
}

/** How other projects import the component of a stories file. */
function importedFrom(importPath: string): string | undefined {
  const [, name] = /\/design-system\/src\/components\/\w+\/(\w+)\//.exec(importPath) ?? [];
  return name === undefined ? undefined : `\`@petbox/design-system/components/${name}\``;
}

/**
 * The site's pages as text for language models (llmstxt.org): the title of each page, its address and, for a component, its import path and its purpose.
 *
 * @param base the address of the site, relative to the file.
 * @param sourceOf reads the source of a page.
 */
export function llmsText(
  entries: readonly IndexEntry[],
  base: string,
  sourceOf: (importPath: string) => string,
): string {
  const pages = entries.filter(({ type }) => type === "docs");
  const lines = sections.map(([heading, titles]) => {
    const links = pages
      .filter(({ title }) => titles.test(title))
      .map(({ id, title, importPath }) => {
        const purpose = purposeIn(sourceOf(importPath));
        const link = `- [${title.split("/").at(-1)}](${base}?path=/docs/${encodeURIComponent(id)})`;
        const about = [importedFrom(importPath), purpose].filter((part) => part !== undefined);
        return about.length === 0 ? link : `${link}: ${about.join(". ")}`;
      });
    return `## ${heading}\n\n${links.join("\n")}\n`;
  });
  return [
    "# PetBox\n",
    "> A biblioteca da loja PetBox: tokens, componentes e telas em React e styled-components.\n",
    "Instalar: `npm install @petbox/design-system @petbox/domain react react-dom styled-components`. Cada componente tem o seu caminho de importação, e `ThemeRoot` (`@petbox/design-system/theme/ThemeRoot`) fica em volta de todos. O README de cada pacote está em `node_modules/@petbox/<pacote>/README.md`.\n",
    ...lines,
  ].join("\n");
}
