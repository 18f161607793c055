import type { World } from "./world.ts";

/** One collection of the world: records by id. */
export interface Collection<Item> {
  get(id: string): Item | undefined;
  put(id: string, item: Item): void;
  remove(id: string): void;
  all(): readonly Item[];
  /** Everything that is here goes, and these come. */
  replace(items: Readonly<Record<string, Item>>): void;
}

/** The world as the server works on it: each change is kept at once, wherever this store keeps things. */
export type Store = { readonly [Name in keyof World]: Collection<World[Name][string]> };

/** Told of every change, so that a store can keep it. `item` is undefined for a removal. */
export type OnChange = (collection: keyof World, id: string, item: unknown) => void;

/** A store in memory, which starts as the world given. */
export function memoryStore(world: World, onChange: OnChange = () => {}): Store {
  return {
    visitors: memoryCollection("visitors", world.visitors, onChange),
    customers: memoryCollection("customers", world.customers, onChange),
    subscriptions: memoryCollection("subscriptions", world.subscriptions, onChange),
    attempts: memoryCollection("attempts", world.attempts, onChange),
    passwordLinks: memoryCollection("passwordLinks", world.passwordLinks, onChange),
  };
}

function memoryCollection<Item>(
  name: keyof World,
  start: Readonly<Record<string, Item>>,
  onChange: OnChange,
): Collection<Item> {
  const items = new Map(Object.entries(start));
  return {
    get: (id) => items.get(id),
    put(id, item) {
      items.set(id, item);
      onChange(name, id, item);
    },
    remove(id) {
      items.delete(id);
      onChange(name, id, undefined);
    },
    all: () => [...items.values()],
    replace(next) {
      for (const id of items.keys()) this.remove(id);
      for (const [id, item] of Object.entries(next)) this.put(id, item);
    },
  };
}

/** The store begins anew, as this world. */
export function replaceWorld(store: Store, world: World): void {
  store.visitors.replace(world.visitors);
  store.customers.replace(world.customers);
  store.subscriptions.replace(world.subscriptions);
  store.attempts.replace(world.attempts);
  store.passwordLinks.replace(world.passwordLinks);
}
