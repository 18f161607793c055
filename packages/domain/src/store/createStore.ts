/** A value that changes, and whoever wants to hear of it. React reads it with `useSyncExternalStore`. */
export interface Store<Value> {
  /** The value now; the same until it is set. */
  readonly get: () => Value;
  /** Sets the value, and tells all who listen. */
  readonly set: (next: Value) => void;
  /** Calls back at each change. @returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
