import type { Collection } from "./collection.ts";

/** The records of one collection, by key. */
export interface Records<Item> {
  get(key: string): Item | undefined;
  /** In the place of the record that had its key, if there was one. */
  put(item: Item): void;
  remove(key: string): void;
  all(): readonly Item[];
  /** Everything that is here goes, and these come. */
  replace(items: readonly Item[]): void;
}

/** Changes of records that are seen at once, and stand only when they are settled. */
export interface Draft {
  /** What was changed since the last settling, by key; undefined for a removal. */
  readonly changed: ReadonlyMap<string, unknown>;
  /** The changes stand. */
  settle(): void;
  /** The changes were never made. */
  forget(): void;
}

/** @param atomically carries out what changes records, within a transaction. */
export function draftedRecords<Item>(
  { keyOf }: Collection<Item>,
  start: readonly Item[],
  atomically: (change: () => void) => void,
): Records<Item> & Draft {
  const settled = new Map(start.map((item) => [keyOf(item), item]));
  const changed = new Map<string, Item | undefined>();
  const apply = (items: Map<string, Item>) => {
    for (const [key, item] of changed) {
      if (item === undefined) items.delete(key);
      else items.set(key, item);
    }
    return items;
  };
  const current = () => (changed.size === 0 ? settled : apply(new Map(settled)));
  return {
    changed,
    get: (key) => (changed.has(key) ? changed.get(key) : settled.get(key)),
    put: (item) => atomically(() => changed.set(keyOf(item), item)),
    remove: (key) => atomically(() => changed.set(key, undefined)),
    all: () => [...current().values()],
    replace: (items) =>
      atomically(() => {
        for (const key of current().keys()) changed.set(key, undefined);
        for (const item of items) changed.set(keyOf(item), item);
      }),
    settle() {
      apply(settled);
      changed.clear();
    },
    forget: () => changed.clear(),
  };
}
