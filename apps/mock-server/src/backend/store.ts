import type { Collection } from "./collection.ts";
import * as collections from "./collections.ts";
import { type PendingChanges, type Records, transactionalRecords } from "./records.ts";

type ItemOf<Each> = Each extends Collection<infer Item> ? Item : never;

/** The record type of each collection. */
type Items = { [Name in keyof typeof collections]: ItemOf<(typeof collections)[Name]> };

export type CollectionName = keyof Items;

/** Each collection by its name, as its own type. */
export const collectionOf: { readonly [Name in CollectionName]: Collection<Items[Name]> } = collections;

export const collectionNames: readonly CollectionName[] = Object.keys(collections).filter(
  (name): name is CollectionName => Object.hasOwn(collections, name),
);

/** The whole state as plain serialisable data. A missing collection is empty. */
export type World = { readonly [Name in CollectionName]?: readonly Items[Name][] };

type Collections = { readonly [Name in CollectionName]: Records<Items[Name]> };

/** The mutable world. A change outside a transaction is its own transaction. */
export type WorldStore = Collections & {
  /**
   * Saves all changes of `work` together when it returns, or none when it throws. A nested transaction belongs to the
   * outer one; asynchronous work is outside.
   * @throws StoreWriteError when the changes could not be saved.
   */
  readonly transaction: <Value>(work: () => Value) => Value;
};

/** A change of one record; `item` is undefined for a removal. */
export interface RecordChange {
  readonly collection: CollectionName;
  readonly key: string;
  readonly item: unknown;
}

/** Persists all of these changes or none. @throws StoreWriteError */
export type PersistChanges = (changes: readonly RecordChange[]) => void;

/**
 * An in-memory store that starts with this world.
 * @param keep persists the changes before memory is updated; rejected changes are discarded.
 */
export function memoryStore(world: World = {}, keep: PersistChanges = () => {}): WorldStore {
  let underWay = false;
  function transaction<Value>(work: () => Value): Value {
    if (underWay) return work();
    underWay = true;
    try {
      const value = work();
      const changes = [...drafts].flatMap(([collection, { changed }]) =>
        [...changed].map(([key, item]) => ({ collection, key, item })),
      );
      if (changes.length > 0) keep(changes);
      for (const records of drafts.values()) records.settle();
      return value;
    } finally {
      for (const records of drafts.values()) records.forget();
      underWay = false;
    }
  }
  const drafts = new Map<CollectionName, PendingChanges>();
  const recordsOf = <Name extends CollectionName>(name: Name): Records<Items[Name]> => {
    const records = transactionalRecords(collectionOf[name], world[name] ?? [], transaction);
    drafts.set(name, records);
    return records;
  };
  // Every name gets records of the matching type, which the type of `Object.fromEntries` cannot express.
  return { ...Object.fromEntries(collectionNames.map((name) => [name, recordsOf(name)])), transaction } as WorldStore;
}

/** Replaces the store's content with another world. */
export function replaceWorld(store: WorldStore, world: World): void {
  const collections: Collections = store;
  const replace = <Name extends CollectionName>(name: Name) => collections[name].replace(world[name] ?? []);
  store.transaction(() => {
    for (const name of collectionNames) replace(name);
  });
}
