import { createContext, use } from "react";

/**
 * The customer whose data the hooks read: their code, null for a visitor without one, undefined until it is known. It is part of the cache
 * keys, so that one customer never sees another's data.
 */
export const CacheOwnerContext = createContext<string | null | undefined>(undefined);

export function useCacheOwner(): string | null | undefined {
  return use(CacheOwnerContext);
}

/** The cache key of a customer's data. @param rest what else the data depend on. */
export function ownedKey<Rest extends readonly unknown[]>(path: string, owner: string | null, ...rest: Rest) {
  return [path, owner, ...rest] as const;
}

/** The cache key of the customer's data; null, which keeps SWR from reading, until the customer is known. */
export function useOwnedKey<Rest extends readonly unknown[]>(path: string, ...rest: Rest) {
  const owner = useCacheOwner();
  return owner === undefined ? null : ownedKey(path, owner, ...rest);
}
