/** A value that loads on first use: the code of a part, or the session. */
export interface Lazy<Value> {
  /** Loads the value once; a call after a failure tries again. Rejects if loading fails. */
  load(): Promise<Value>;
}

export function lazy<Value>(fetchValue: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined;
  return {
    load() {
      loading ??= fetchValue().catch((thrown: unknown) => {
        loading = undefined;
        throw thrown;
      });
      return loading;
    },
  };
}
