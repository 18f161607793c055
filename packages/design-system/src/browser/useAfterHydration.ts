import { useSyncExternalStore } from "react";

const unwatched = () => () => undefined;

/**
 * Reads a value that only the browser knows, at each render; a change of it causes none.
 * @param beforeHydration the value on the server and during hydration, when the markup must match the server's.
 */
export function useAfterHydration<Value>(read: () => Value, beforeHydration: Value): Value {
  return useSyncExternalStore(unwatched, read, () => beforeHydration);
}
