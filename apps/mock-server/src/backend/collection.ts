/** One collection of the world: records of one type, each with a key of its own. */
export interface Collection<Item> {
  readonly keyOf: (item: Item) => string;
}

/** Declares a collection. The name under which an area's `collections.ts` exports it is its name in the store and in data files. */
export function collection<Item>(keyOf: Collection<Item>["keyOf"]): Collection<Item> {
  return { keyOf };
}
