import type { Collection } from "./collection.ts";
import { collections } from "./collections.ts";
import { type Draft, draftedRecords, type Records } from "./records.ts";

type ItemOf<Each> = Each extends Collection<infer Item> ? Item : never;

/** What each collection holds. */
type Items = { [Name in keyof typeof collections]: ItemOf<(typeof collections)[Name]> };

export type CollectionName = keyof Items;

const declared: { readonly [Name in CollectionName]: Collection<Items[Name]> } = collections;

export const collectionNames: readonly CollectionName[] = Object.keys(collections).filter(
  (name): name is CollectionName => Object.hasOwn(collections, name),
);

/** All that the server knows, as plain serialisable state. A collection that is not named is empty. */
export type World = { readonly [Name in CollectionName]?: readonly Items[Name][] };

type Collections = { readonly [Name in CollectionName]: Records<Items[Name]> };

/** The world as the server works on it. A change outside of a transaction is one by itself. */
export type Store = Collections & {
  /**
   * Keeps what the work changes all at once when it returns, or nothing of it when it throws. A transaction within
   * another is part of that one; what the work does after it has waited for something is none of it.
   * @throws NotKept when the changes could not be kept.
   */
  readonly transaction: <Value>(work: () => Value) => Value;
};

/** A change of one record; `item` is undefined for a removal. */
export interface Change {
  readonly collection: CollectionName;
  readonly key: string;
  readonly item: unknown;
}

/** Keeps all of these changes, wherever a store keeps things, or none. @throws NotKept */
export type Keep = (changes: readonly Change[]) => void;

/**
 * A store that works in memory and starts as the world given.
 * @param keep is handed the changes before they are in memory: what it refuses has never been.
 */
export function memoryStore(world: World = {}, keep: Keep = () => {}): Store {
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
  const drafts = new Map<CollectionName, Draft>();
  const recordsOf = <Name extends CollectionName>(name: Name): Records<Items[Name]> => {
    const records = draftedRecords(declared[name], world[name] ?? [], transaction);
    drafts.set(name, records);
    return records;
  };
  // The loop takes every name there is, and each gets the records of its own type: a record made of entries cannot say so.
  return { ...Object.fromEntries(collectionNames.map((name) => [name, recordsOf(name)])), transaction } as Store;
}

/** The store begins anew, as this world. */
export function replaceWorld(store: Store, world: World): void {
  const anew: Collections = store;
  const replace = <Name extends CollectionName>(name: Name) => anew[name].replace(world[name] ?? []);
  store.transaction(() => {
    for (const name of collectionNames) replace(name);
  });
}
