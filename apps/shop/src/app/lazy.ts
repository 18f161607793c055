/** A value that loads on first use: the code of a part, or the session. */
export interface Lazy<Value> {
  /** Loads it once; a call after a failure tries again. Rejects if loading fails. */
  load(): Promise<Value>;
  /** What was fetched, or is being fetched now, for React's `use`. */
  read(): Promise<Value>;
}

/** Unlike `React.lazy`, what was loaded before is there at once: going to a page that was fetched needs no second look. */
export function lazy<Value>(fetchValue: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined;
  let hasFailed = false;

  function start(): Promise<Value> {
    hasFailed = false;
    const started = fetchValue();
    loading = started;
    started.then(
      // The mark by which React knows a promise that was kept before it was asked for: it then does not wait for it.
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => {
        hasFailed = true;
      },
    );
    return started;
  }

  return {
    load: () => (loading === undefined || hasFailed ? start() : loading),
    read: () => loading ?? start(),
  };
}
