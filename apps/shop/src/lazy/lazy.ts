/** A value that loads on first use: the code of a part, or the session. */
export interface Lazy<Value> {
  /** Loads the value once; a call after a failure tries again. Rejects if loading fails. */
  load(): Promise<Value>;
  /** The loaded value; undefined before. */
  readonly loaded: Value | undefined;
}

export function lazy<Value>(fetchValue: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined;
  let loaded: Value | undefined;

  async function fetchOnce(): Promise<Value> {
    try {
      loaded = await fetchValue();
      return loaded;
    } catch (thrown) {
      loading = undefined;
      throw thrown;
    }
  }

  return {
    load() {
      loading ??= fetchOnce();
      return loading;
    },
    get loaded() {
      return loaded;
    },
  };
}
