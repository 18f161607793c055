import { StoreWriteError } from "./storeWriteError.ts";

/** Delays before each retry, in milliseconds. After about three seconds the caller gets the error. */
const pauses = [25, 50, 100, 200, 400, 800, 1_600];

/**
 * Retries work that a busy store refused without blocking other requests, as SQLite's own wait would.
 * @param work changes the world atomically, so that it can be repeated.
 * @throws StoreWriteError when the store stays busy, or refuses for another reason.
 */
export async function retryWhileBusy<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof StoreWriteError && thrown.passes)) throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return work();
}
