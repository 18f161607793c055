/** How long the browser may take to grant or deny a lock, in milliseconds. */
const patience = 2_000;

/**
 * Runs `work` once the browser says whether the lock is free; if so, the lock is held until `work` is done. Without an
 * answer from the browser the lock counts as free: the server rejects a second payment.
 */
export function withFreeLock(
  locks: Pick<LockManager, "request">,
  name: string,
  work: (isFree: boolean) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isRunning = false;
    const run = (isFree: boolean): Promise<void> => {
      if (isRunning) return Promise.resolve();
      isRunning = true;
      clearTimeout(timer);
      return work(isFree).then(resolve, reject);
    };
    const timer = setTimeout(() => void run(true), patience);
    const request = async () => locks.request(name, { ifAvailable: true }, (lock) => run(lock !== null));
    request().catch(() => run(true));
  });
}
