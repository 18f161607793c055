import { readFile } from "node:fs/promises";
import type { Indexer, IndexInput } from "storybook/internal/types";
import { searchableName } from "./requirementNames.ts";
import { requirementsByStory } from "./requirementsByStory.ts";
import { nameOfState } from "./stateNames.ts";
import { synonymsOf } from "./synonyms.ts";

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

/** Makes stories searchable by the ids in their `parameters.spec`. */
export const findableByRequirement = changeEntries(async (entries, fileName) => {
  const ids = requirementsByStory(await readFile(fileName, "utf8"));
  return entries.map((entry) => {
    const own = "exportName" in entry ? (ids.get(entry.exportName) ?? []) : [];
    return own.length === 0 || entry.name === undefined ? entry : { ...entry, name: searchableName(entry.name, own) };
  });
});

/** Makes a component findable by other words for it, which its first story has in its name, unseen. */
export const findableBySynonym = changeEntries((entries, fileName) => {
  const words = synonymsOf(fileName);
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
