import { NotKept } from "./notKept.ts";

/** How long to wait before each new try, in milliseconds: three seconds in all, then a person has to know. */
const pauses = [25, 50, 100, 200, 400, 800, 1_600];

/**
 * Does again what a busy store refused, while everything else goes on: SQLite's own waiting would hold up every request.
 * @param work changes the world all at once or not at all, so that it can be done again.
 * @throws NotKept when the store is still busy in the end, or refuses for another reason.
 */
export async function retryWhileBusy<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof NotKept && thrown.passes)) throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return work();
}
