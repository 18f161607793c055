/** A collection of the world: records of one type by key. */
export interface Collection<Item> {
  readonly keyOf: (item: Item) => string;
}

/** Declares a collection. Its export name in an area's `collections.ts` is its name in the store and in data files. */
export function collection<Item>(keyOf: Collection<Item>["keyOf"]): Collection<Item> {
  return { keyOf };
}
