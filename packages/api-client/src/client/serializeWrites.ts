import { untilAborted } from "./timeLimit.ts";

/** How long writes wait for a pending read, all of them together, in milliseconds: one that hangs must not hold up a purchase. */
const longestRead = 3_000;

interface PendingRead {
  readonly settled: Promise<unknown>;
  /** The limit shared by all writes that wait for this read; it starts when the first of them is next in the queue. */
  limitedWait?: Promise<unknown>;
}

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
  const pendingReads = new Set<PendingRead>();

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
      const read: PendingRead = { settled };
      pendingReads.add(read);
      void settled.then(() => pendingReads.delete(read));
      return response;
    },
    sendWrite(input, init) {
      if (init?.keepalive) return send(input, init);
      const reads = [...pendingReads];
      // These reads wait for the last write, too: before it has ended, none of them can be late.
      const turn = lastWrite.then(() => Promise.all(reads.map(waitFor)));
      const { settled, response } = sendAfter(turn, input, init);
      lastWrite = settled;
      return response;
    },
  };
}

function waitFor(read: PendingRead): Promise<unknown> {
  read.limitedWait ??= atMost(longestRead, read.settled);
  return read.limitedWait;
}

function atMost(limit: number, pending: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
