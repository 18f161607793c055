import { readFile } from "node:fs/promises";
import type { Indexer } from "storybook/internal/types";
import { searchableName } from "./requirementNames.ts";
import { requirementsByStory } from "./requirementsByStory.ts";

/** Makes stories searchable by the ids in their `parameters.spec`. */
export function findableByRequirement(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const [inputs, source] = await Promise.all([indexer.createIndex(fileName, options), readFile(fileName, "utf8")]);
      const ids = requirementsByStory(source);
      return inputs.map((input) => {
        const own = "exportName" in input ? (ids.get(input.exportName) ?? []) : [];
        return own.length === 0 || input.name === undefined
          ? input
          : { ...input, name: searchableName(input.name, own) };
      });
    },
  };
}
