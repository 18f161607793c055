/** A value that loads on first use: optional code, or the session. */
export interface LazyValue<Value> {
  /** The loaded value; undefined before. */
  readonly loaded: Value | undefined;
  /** Loads the value once. Rejects if loading fails; the next call then tries again. */
  readonly load: () => Promise<Value>;
  /** Loads the value ahead of its use. A failure is ignored, because the first use tries again. */
  readonly preload: () => void;
}

/**
 * Loads a value on demand. Unlike `React.lazy`, it can try again after a failure, and a component reads a loaded value at once, without a
 * fallback.
 *
 * @param fetchValue for code, a dynamic import: `async () => (await import("./sanitize.ts")).sanitize`.
 */
export function lazyValue<Value>(fetchValue: () => Promise<Value>): LazyValue<Value> {
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

  function load(): Promise<Value> {
    loading ??= fetchOnce();
    return loading;
  }

  return {
    get loaded() {
      return loaded;
    },
    load,
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
