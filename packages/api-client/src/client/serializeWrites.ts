/** How long a write waits for pending reads, in milliseconds: a read that hangs must not hold up a purchase. */
const longestRead = 3_000;

/**
 * A `fetch` whose writes run alone, in the order of their calls; reads stay parallel. Laravel loads the session when a
 * request begins and saves all of it when the request ends, even of a GET, so that of two parallel requests the last one to
 * end undoes what the other one wrote. The session is saved before the response's headers arrive, so its body is not
 * waited for. Waiting counts towards the request's timeout. A request that outlives the page does not wait: nothing is left to send it later.
 */
export function serializeWrites(send: typeof fetch): typeof fetch {
  let lastWrite: Promise<unknown> = Promise.resolve();
  const pendingReads = new Set<Promise<unknown>>();

  return (input, init) => {
    if (init?.keepalive) return send(input, init);
    const signal = init?.signal;
    const isRead = (init?.method ?? "GET") === "GET";
    const turn = isRead ? lastWrite : Promise.all([lastWrite, atMost(longestRead, Promise.all(pendingReads))]);
    const response = turn.then(() => {
      signal?.throwIfAborted();
      return send(input, init);
    });
    const settled = response.then(
      () => undefined,
      () => undefined,
    );
    if (isRead) {
      pendingReads.add(settled);
      void settled.then(() => pendingReads.delete(settled));
    } else {
      lastWrite = settled;
    }
    return signal ? Promise.race([response, abortOf(signal)]) : response;
  };
}

function atMost(limit: number, pending: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}

/** Rejects when the signal aborts: a request that still waits for its turn is given up at once. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
