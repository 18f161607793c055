interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** A module and all that it imports when it is loaded. */
function closureOf(root: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  for (const imported of graph.getModuleInfo(root)?.importedIds ?? []) closureOf(imported, graph, seen);
  return seen;
}

/**
 * Puts the first load into three chunks, where sharing would leave twenty: many small files compress worse and ask more
 * often. The libraries are apart because they change less often than the shop does.
 * @param entry the module that the document loads.
 * @param firstStep the page that most visits begin with.
 */
export function firstLoadChunks(
  entry: string,
  firstStep: string,
): { debugName: string; name: (id: string, graph: ModuleGraph) => string | null } {
  let ofEntry: Set<string> | undefined;
  let ofFirstStep: Set<string> | undefined;
  return {
    debugName: "first load",
    name(id, graph) {
      ofEntry ??= closureOf(entry, graph);
      ofFirstStep ??= closureOf(firstStep, graph);
      if (ofEntry.has(id)) return id.includes("/node_modules/") ? "libraries" : "shop";
      // The page itself stays a chunk under its own name, by which its documents ask for it.
      return ofFirstStep.has(id) && id !== firstStep ? "first-step" : null;
    },
  };
}
