import { globSync } from "node:fs";
import { join } from "node:path";

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

type ImportsOf = (module: ModuleInfo) => readonly string[];

/** What a module asks for when it is loaded. */
const atOnce: ImportsOf = ({ importedIds }) => importedIds;

/** The same with its dynamic imports, without other route modules. */
const atOnceOrLater: ImportsOf = ({ importedIds, dynamicallyImportedIds }) => [
  ...importedIds,
  ...dynamicallyImportedIds.filter((id) => !isAskedFor(id)),
];

/** A module and all that it imports, and so on. */
function closureOf(root: string, graph: ModuleGraph, importsOf = atOnce, seen = new Set<string>()): Set<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  const module = graph.getModuleInfo(root);
  for (const imported of module === null ? [] : importsOf(module)) closureOf(imported, graph, importsOf, seen);
  return seen;
}

/** Route modules stay chunks under their own names, by which the documents preload them. */
const isAskedFor = (id: string) => /\/src\/pages\/.*(Page|Layout)\.tsx?$/.test(id);

const isReact = (id: string) =>
  /\/node_modules\/(react|react-dom|scheduler)\//.test(id) || id.endsWith("/entry/reactDom.ts");

const isOfDomain = (id: string) => id.includes("/packages/domain/src/");

interface ChunkGroup {
  readonly debugName: string;
  readonly name: (id: string, graph: ModuleGraph) => string | null;
}

/**
 * Puts the first load into three chunks, where sharing would leave twenty: many small files compress worse and ask more
 * often. React is apart because it changes less often than the shop does, and because each chunk runs in a piece of its
 * own: between two of them the browser may answer a touch.
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
      if (ofEntry.has(id)) return "shop";
      // They themselves stay chunks under their own names, by which the documents ask for them.
      return ofFirstStep.has(id) && !firstStep.includes(id) ? "first-step" : null;
    },
  };
}

/**
 * Groups the modules that every page prefetches when the browser is idle into one chunk, because each additional file
 * costs a slow phone some milliseconds. The domain rules are left out: a page may need them without this chunk.
 * @param roots the prefetched modules.
 */
export function fetchedWhenIdle(name: string, ...roots: readonly string[]): ChunkGroup {
  const group = together(name, ...roots);
  return { ...group, name: (id, graph) => (isOfDomain(id) ? null : group.name(id, graph)) };
}

/** The chunks that every document loads, by their files. */
export const loadedWithEntry = /\/(react|shop|rolldown-runtime)-[\w-]+\.js$/;

/** What five pages or more stand on, in one file: as thirty small ones it would be asked for again on every page. */
export const sharedByMany = {
  debugName: "shared by many pages",
  name: "shared",
  minShareCount: 5,
  test: /\/(packages\/(domain|design-system)\/src|node_modules\/lucide-react)\//,
};

/**
 * Puts modules and all that they import into one chunk.
 * @param roots the modules, such as the frame that most pages stand in.
 */
export function together(name: string, ...roots: readonly string[]): ChunkGroup {
  let closure: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id, graph) {
      closure ??= new Set(roots.flatMap((root) => [...closureOf(root, graph)]));
      return closure.has(id) && !isAskedFor(id) ? name : null;
    },
  };
}

/**
 * Puts what three pages or more stand on into one chunk, "account", and leaves out what a public page needs, at once or
 * later: a visitor who never goes behind the login asks for none of it. A browser asks for six files at a time, so that
 * the forty small ones of a page were seven round trips. What it stands on and a public page needs too is in a chunk of
 * its own, "open": account would take it along otherwise.
 * @param folder the directory that contains the page areas.
 * @param publicPages the pages that need no login, each given as an area, or as an area and a name.
 */
export function sharedBehindLogin(folder: string, ...publicPages: readonly string[]): readonly ChunkGroup[] {
  const pages = globSync(join(folder, "*/**/*Page.tsx"));
  const isPublic = (page: string) => publicPages.some((each) => page.startsWith(join(folder, each)));
  let shared: ReadonlySet<string> | undefined;
  let open: ReadonlySet<string> | undefined;

  function findShared(graph: ModuleGraph): ReadonlySet<string> {
    const needed = pages.flatMap((page) => [...closureOf(page, graph)]);
    const times = new Map<string, number>();
    for (const id of needed) times.set(id, (times.get(id) ?? 0) + 1);
    const ofPublic = new Set(pages.filter(isPublic).flatMap((page) => [...closureOf(page, graph, atOnceOrLater)]));
    return new Set(needed.filter((id) => (times.get(id) ?? 0) >= 3 && !ofPublic.has(id) && !isAskedFor(id)));
  }

  const sharedOf = (graph: ModuleGraph) => {
    shared ??= findShared(graph);
    return shared;
  };
  return [
    {
      debugName: "under what is behind the login",
      name(id, graph) {
        const own = sharedOf(graph);
        open ??= new Set([...own].flatMap((root) => [...closureOf(root, graph)]).filter((each) => !own.has(each)));
        return open.has(id) && !isAskedFor(id) ? "open" : null;
      },
    },
    { debugName: "shared behind the login", name: (id, graph) => (sharedOf(graph).has(id) ? "account" : null) },
  ];
}
