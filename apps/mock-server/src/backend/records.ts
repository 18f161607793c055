import type { Collection } from "./collection.ts";

/** The records of one collection by key. */
export interface Records<Item> {
  get(key: string): Item | undefined;
  /** Adds or replaces the record with this key. */
  put(item: Item): void;
  remove(key: string): void;
  all(): readonly Item[];
  /** Replaces all records. */
  replace(items: readonly Item[]): void;
}

/** Changes that are visible at once and final when they are settled. */
export interface PendingChanges {
  /** The changes since the last settle, by key; undefined for a removal. */
  readonly changed: ReadonlyMap<string, unknown>;
  /** Makes the changes final. */
  settle(): void;
  /** Discards the changes. */
  forget(): void;
}

/** @param atomically runs a change of records in a transaction. */
export function transactionalRecords<Item>(
  { keyOf }: Collection<Item>,
  start: readonly Item[],
  atomically: (change: () => void) => void,
): Records<Item> & PendingChanges {
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
