import type { Indexer } from "storybook/internal/types";

/** Titles outside the library: assistants get importable components only, no tokens, screens or tools. */
const isNoComponent = /^(?:Tokens|Telas|Ferramentas)\//;

export function componentsOnly(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      return inputs.map((input) =>
        isNoComponent.test(input.title ?? "") ? { ...input, tags: [...(input.tags ?? []), "!manifest"] } : input,
      );
    },
  };
}
