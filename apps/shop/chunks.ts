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

const isReact = (id: string) =>
  /\/node_modules\/(react|react-dom|scheduler)\//.test(id) || id.endsWith("/entry/reactDom.ts");

const isOfDomain = (id: string) => id.includes("/packages/domain/src/");

interface ChunkGroup {
  readonly debugName: string;
  readonly name: (id: string, graph: ModuleGraph) => string | null;
}

/**
 * Puts the first load into four chunks, where sharing would leave twenty: many small files compress worse and ask more
 * often. The libraries are apart because they change less often than the shop does, and React is apart from them because
 * each chunk runs in a piece of its own: between two of them the browser may answer a touch.
 * @param entry the module that the document loads.
 * @param firstStep the page that most visits begin with, and what its area knows of its pages.
 */
export function firstLoad(entry: string, ...firstStep: readonly string[]): ChunkGroup {
  let ofEntry: Set<string> | undefined;
  let ofFirstStep: Set<string> | undefined;
  return {
    debugName: "first load",
    name(id, graph) {
      ofEntry ??= closureOf(entry, graph);
      ofFirstStep ??= new Set(firstStep.flatMap((module) => [...closureOf(module, graph)]));
      if (ofEntry.has(id) && isReact(id)) return "react";
      if (ofEntry.has(id)) return id.includes("/node_modules/") ? "libraries" : "shop";
      // They themselves stay chunks under their own names, by which the documents ask for them.
      return ofFirstStep.has(id) && !firstStep.includes(id) ? "first-step" : null;
    },
  };
}

/**
 * Puts what every page fetches when the browser is idle into one chunk for each of these: each file costs a slow phone some
 * milliseconds when it is asked for, all in one go. What two of them need is in the first one's; what a page may need before,
 * the rules of the domain, is in neither.
 * @param parts the modules that are fetched then, by the name of their chunk.
 */
export function whenIdle(parts: Readonly<Record<string, string>>): ChunkGroup {
  let closures: readonly (readonly [name: string, closure: ReadonlySet<string>])[] | undefined;
  return {
    debugName: "when idle",
    name(id, graph) {
      closures ??= Object.entries(parts).map(([name, root]) => [name, closureOf(root, graph)]);
      if (isOfDomain(id)) return null;
      return closures.find(([, closure]) => closure.has(id))?.[0] ?? null;
    },
  };
}

/** The chunks that every document loads, by their files. */
export const loadedWithEntry = /\/(react|libraries|shop|rolldown-runtime)-[\w-]+\.js$/;

/** What five pages or more stand on, in one file: as thirty small ones it would be asked for again on every page. */
export const sharedByMany = {
  debugName: "shared by many pages",
  name: "shared",
  minShareCount: 5,
  test: /\/(packages\/(domain|design-system)\/src|node_modules\/lucide-react)\//,
};
