import type { Indexer } from "storybook/internal/types";
import { searchableName } from "./requirementNames.ts";
import { synonymsOf } from "./synonyms.ts";

/** Makes a component findable by other words for it, which its first story has in its name, unseen. */
export function findableBySynonym(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const words = synonymsOf(fileName);
      const inputs = await indexer.createIndex(fileName, options);
      return inputs.map((input, position) =>
        position > 0 || words.length === 0 || input.name === undefined
          ? input
          : { ...input, name: searchableName(input.name, words) },
      );
    },
  };
}
