import { untilAborted } from "./timeLimit.ts";

/** How long a write waits for pending reads, in milliseconds: a read that hangs must not hold up a purchase. */
const longestRead = 3_000;

/** How to send the two kinds of requests. */
export interface Sending {
  readonly send: typeof fetch;
  readonly sendWrite: typeof fetch;
  /** Resolves when a read that is sent now gets its turn: its timeout begins then. */
  readonly readTurn: () => Promise<unknown>;
}

/**
 * Sends writes alone, in the order of their calls; reads stay parallel. Laravel loads the session when a
 * request begins and saves all of it when the request ends, even of a GET, so that of two parallel requests the last one to
 * end undoes what the other one wrote. The session is saved before the response's headers arrive, so its body is not
 * waited for. A write's waiting counts towards its timeout; a read's does not, because a write may take a minute. A request that outlives
 * the page does not wait: nothing is left to send it later.
 */
export function serializeWrites(send: typeof fetch): Sending {
  let lastWrite: Promise<unknown> = Promise.resolve();
  const pendingReads = new Set<Promise<unknown>>();

  function sendAfter(turn: Promise<unknown>, ...[input, init]: Parameters<typeof fetch>) {
    const signal = init?.signal ?? undefined;
    const sent = turn.then(() => {
      signal?.throwIfAborted();
      return send(input, init);
    });
    const settled = sent.then(
      () => undefined,
      () => undefined,
    );
    return { settled, response: untilAborted(sent, signal) };
  }

  return {
    readTurn: () => lastWrite,
    send(input, init) {
      const { settled, response } = sendAfter(lastWrite, input, init);
      pendingReads.add(settled);
      void settled.then(() => pendingReads.delete(settled));
      return response;
    },
    sendWrite(input, init) {
      if (init?.keepalive) return send(input, init);
      const reads = [...pendingReads];
      // Its reads wait for the last write as well: only then can they be sent.
      const turn = lastWrite.then(() => atMost(longestRead, Promise.all(reads)));
      const { settled, response } = sendAfter(turn, input, init);
      lastWrite = settled;
      return response;
    },
  };
}

function atMost(limit: number, pending: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
