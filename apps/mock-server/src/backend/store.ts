import type { Collection } from "./collection.ts";
import { collections } from "./collections.ts";

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

/** The world as the server works on it: each change is kept at once, wherever this store keeps things. */
export type Store = { readonly [Name in CollectionName]: Records<Items[Name]> };

/** Told of every change, so that a store can keep it. `item` is undefined for a removal. */
export type OnChange = (collection: CollectionName, key: string, item: unknown) => void;

/** A store in memory, which starts as the world given. */
export function memoryStore(world: World = {}, onChange: OnChange = () => {}): Store {
  const recordsOf = <Name extends CollectionName>(name: Name): Records<Items[Name]> =>
    memoryRecords(declared[name], world[name] ?? [], (key, item) => onChange(name, key, item));
  // The loop takes every name there is, and each gets the records of its own type.
  return Object.fromEntries(collectionNames.map((name) => [name, recordsOf(name)])) as Store;
}

function memoryRecords<Item>(
  { keyOf }: Collection<Item>,
  start: readonly Item[],
  onChange: (key: string, item: Item | undefined) => void,
): Records<Item> {
  const items = new Map(start.map((item) => [keyOf(item), item]));
  return {
    get: (key) => items.get(key),
    put(item) {
      items.set(keyOf(item), item);
      onChange(keyOf(item), item);
    },
    remove(key) {
      items.delete(key);
      onChange(key, undefined);
    },
    all: () => [...items.values()],
    replace(next) {
      for (const key of items.keys()) this.remove(key);
      for (const item of next) this.put(item);
    },
  };
}

/** The store begins anew, as this world. */
export function replaceWorld(store: Store, world: World): void {
  const replace = <Name extends CollectionName>(name: Name) => store[name].replace(world[name] ?? []);
  for (const name of collectionNames) replace(name);
}
