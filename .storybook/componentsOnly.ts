import type { Indexer } from "storybook/internal/types";

/** Assistants are served what can be imported: a page of tokens, a screen of the shop or a tool is no component. */
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
