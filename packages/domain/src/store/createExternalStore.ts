/** An observable value. React subscribes to it with `useSyncExternalStore`. */
export interface ExternalStore<Value> {
  /** The current value; stable until `set`. */
  readonly get: () => Value;
  /** Sets the value and notifies all subscribers. */
  readonly set: (next: Value) => void;
  /** Calls the listener at each change. @returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store with a first value. */
export function createExternalStore<Value>(initial: Value): ExternalStore<Value> {
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
