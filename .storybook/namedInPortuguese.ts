import type { Indexer } from "storybook/internal/types";
import { nameOfState } from "./stateNames.ts";

/** Names stories without an explicit name after the common Portuguese name of their state. */
export function namedInPortuguese(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      return inputs.map((input) => (input.name === undefined ? input : { ...input, name: nameOfState(input.name) }));
    },
  };
}
