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

/** The static imports of a module. */
const atOnce: ImportsOf = ({ importedIds }) => importedIds;

/** The static and dynamic imports of a module, without other route modules. */
const atOnceOrLater: ImportsOf = ({ importedIds, dynamicallyImportedIds }) => [
  ...importedIds,
  ...dynamicallyImportedIds.filter((id) => !isAskedFor(id)),
];

/** A module and its transitive imports. */
function closureOf(root: string, graph: ModuleGraph, importsOf = atOnce, seen = new Set<string>()): Set<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  const module = graph.getModuleInfo(root);
  for (const imported of module === null ? [] : importsOf(module)) closureOf(imported, graph, importsOf, seen);
  return seen;
}

/** Whether a module is a route module, which keeps a chunk under its own name: the documents preload it. */
const isAskedFor = (id: string) => /\/src\/pages\/.*(Page|Layout)\.tsx?$/.test(id);

const isReact = (id: string) =>
  /\/node_modules\/(react|react-dom|scheduler)\//.test(id) || id.endsWith("/entry/reactDom.ts");

const isOfDomain = (id: string) => id.includes("/packages/domain/src/");

interface ChunkGroup {
  readonly debugName: string;
  readonly name: (id: string, graph: ModuleGraph) => string | null;
}

/**
 * Groups the modules of the first load into three chunks instead of twenty: many small files compress worse and need more requests. React
 * is separate because it changes less often than the shop, and because each chunk runs in its own task: the browser can handle input
 * between two tasks.
 * @param entry the module that the document loads.
 * @param firstStep the page on which most visits begin, and the modules of its area that know its pages.
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
      // The roots keep chunks under their own names, which the documents preload.
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

/** Modules shared by five or more pages, in one file instead of thirty small requests per page. */
export const sharedByMany = {
  debugName: "shared by many pages",
  name: "shared",
  minShareCount: 5,
  test: /\/(packages\/(domain|design-system)\/src|node_modules\/lucide-react)\//,
};

/**
 * Groups modules and their transitive imports into one chunk.
 * @param roots the modules, such as the layout of most pages.
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
 * Groups the modules shared by three or more account pages into the chunk "account". Modules that a public page may load, statically or
 * dynamically, are left out, so that visitors without a login do not download the chunk. Browsers request six files at a time, so a page
 * with forty small files would take seven round trips. Dependencies shared with public pages go into the chunk "open"; otherwise the
 * bundler would add them to "account". Those that a purchase needs are in "purchase", without the rest of the account.
 * @param folder the directory that contains the page areas.
 * @param publicPages the pages and layouts that need no login, each given as an area, or as an area and a name.
 * @param purchasePages the pages of a purchase, given in the same way.
 */
export function sharedBehindLogin(
  folder: string,
  publicPages: readonly string[],
  purchasePages: readonly string[],
): readonly ChunkGroup[] {
  const pages = globSync(join(folder, "*/**/*{Page,Layout}.tsx"));
  const isAmong = (some: readonly string[]) => (page: string) =>
    some.some((each) => page.startsWith(join(folder, each)));
  let shared: ReadonlySet<string> | undefined;
  let open: ReadonlySet<string> | undefined;
  let ofPurchase: ReadonlySet<string> | undefined;

  function findShared(graph: ModuleGraph): ReadonlySet<string> {
    const needed = pages.flatMap((page) => [...closureOf(page, graph)]);
    const times = new Map<string, number>();
    for (const id of needed) times.set(id, (times.get(id) ?? 0) + 1);
    const ofPublic = new Set(
      pages.filter(isAmong(publicPages)).flatMap((page) => [...closureOf(page, graph, atOnceOrLater)]),
    );
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
    {
      debugName: "shared behind the login",
      name(id, graph) {
        if (!sharedOf(graph).has(id)) return null;
        ofPurchase ??= new Set(pages.filter(isAmong(purchasePages)).flatMap((page) => [...closureOf(page, graph)]));
        return ofPurchase.has(id) ? "purchase" : "account";
      },
    },
  ];
}
