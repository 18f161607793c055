/**
 * A signal that aborts after so many milliseconds. Safari 15 has no `AbortSignal.timeout`.
 * @param start the limit begins when it resolves. @default now
 */
export function timeLimit(milliseconds: number, start?: Promise<unknown>): AbortSignal {
  const hasTimeout = typeof AbortSignal.timeout === "function";
  if (start === undefined && hasTimeout) return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException(undefined, "TimeoutError"));
  void Promise.resolve(start).then(() => {
    // Unlike a timer, this one does not keep a Node process alive.
    if (hasTimeout) AbortSignal.timeout(milliseconds).addEventListener("abort", abort);
    else setTimeout(abort, milliseconds);
  });
  return controller.signal;
}

/** A signal that aborts with the first of two. Firefox 115 has no `AbortSignal.any`. */
export function firstAborted(one: AbortSignal, other: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === "function") return AbortSignal.any([one, other]);
  const controller = new AbortController();
  for (const signal of [one, other]) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/** The result of `pending`; rejects with the signal's reason once it aborts, so that nothing waits for what no longer matters. */
export function untilAborted<Value>(pending: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return pending;
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
  return Promise.race([pending, aborted]);
}
