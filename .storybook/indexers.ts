import { readFile } from "node:fs/promises";
import type { Indexer, IndexInput } from "storybook/internal/types";
import { searchableName } from "./requirementNames.ts";
import { nameOfState } from "./stateNames.ts";

/** Changes the entries of a file in Storybook's index. */
type EntriesChange = (entries: IndexInput[], fileName: string) => IndexInput[] | Promise<IndexInput[]>;

const changeEntries =
  (change: EntriesChange) =>
  (indexer: Indexer): Indexer => ({
    ...indexer,
    createIndex: async (fileName, options) => change(await indexer.createIndex(fileName, options), fileName),
  });

/** Names stories without an explicit name after the common Portuguese name of their state. */
export const namedInPortuguese = changeEntries((entries) =>
  entries.map((entry) => (entry.name === undefined ? entry : { ...entry, name: nameOfState(entry.name) })),
);

const storyStart = /^export const (\w+) = /gm;
const idPattern = /\b(?:FUN|SUB|MAN|OUR)-\d{3}\b/g;

/** The text inside the brackets that open at this index, with nested brackets. */
function insideBrackets(source: string, opening: number): string {
  let depth = 0;
  for (let at = opening; at < source.length; at += 1) {
    if (source[at] === "[") depth += 1;
    if (source[at] === "]") depth -= 1;
    if (depth === 0) return source.slice(opening, at);
  }
  return source.slice(opening);
}

function idsOf(story: string): string[] {
  const found = [...story.matchAll(/\bspec:\s*(?=\[)/g)].flatMap(({ index, 0: { length } }) => [
    ...insideBrackets(story, index + length).matchAll(idPattern),
  ]);
  return [...new Set(found.map(([id]) => id))];
}

/** The requirement ids in the `spec` of each story of a file, by export name. */
export function requirementsByStory(source: string): ReadonlyMap<string, readonly string[]> {
  const starts = [...source.matchAll(storyStart)];
  return new Map(
    starts.map((start, position) => [
      start[1] ?? "",
      idsOf(source.slice(start.index, starts[position + 1]?.index ?? source.length)),
    ]),
  );
}

/** Makes stories searchable by the ids in their `parameters.spec`. */
export const findableByRequirement = changeEntries(async (entries, fileName) => {
  const ids = requirementsByStory(await readFile(fileName, "utf8"));
  return entries.map((entry) => {
    const own = "exportName" in entry ? (ids.get(entry.exportName) ?? []) : [];
    return own.length === 0 || entry.name === undefined ? entry : { ...entry, name: searchableName(entry.name, own) };
  });
});

const combiningMarks = /\p{Mn}/gu;

/** The words, each also without accents, as people type them. */
function asTyped(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => [word, word.normalize("NFD").replace(combiningMarks, "")]))];
}

/** The `synonyms` of a stories file: a component's are in its `componentNotes`, a page's in the `parameters` of its meta. */
function synonymsIn(source: string): readonly string[] {
  const [, list = ""] = /^ {4,6}synonyms: \[([^\]]*)\]/m.exec(source) ?? [];
  return Array.from(list.matchAll(/"([^"]+)"/g), ([, word = ""]) => word);
}

/** Makes a component, a page of tokens or a screen findable by other words for it, which its first story has in its name, unseen. */
export const findableBySynonym = changeEntries(async (entries, fileName) => {
  const words = asTyped(synonymsIn(await readFile(fileName, "utf8")));
  return entries.map((entry, index) =>
    index > 0 || words.length === 0 || entry.name === undefined
      ? entry
      : { ...entry, name: searchableName(entry.name, words) },
  );
});

/** Titles outside the library: assistants get importable components only, no tokens, screens or tools. */
const isNoComponent = /^(?:Tokens|Telas|Ferramentas)\//;

export const componentsOnly = changeEntries((entries) =>
  entries.map((entry) =>
    isNoComponent.test(entry.title ?? "") ? { ...entry, tags: [...(entry.tags ?? []), "!manifest"] } : entry,
  ),
);
