import type { WorldStore } from "./store.ts";

/** The store rejected a change and kept none of it. The message explains the reason to the operator. */
export class StoreWriteError extends Error {
  /** Whether a retry may succeed, for example while another process writes to the file. */
  readonly passes: boolean;

  constructor(message: string, passes: boolean) {
    super(message);
    this.passes = passes;
  }
}

/** Changes the store, all or nothing. @returns false if the store refused it. */
export function kept(store: WorldStore, work: () => void): boolean {
  try {
    store.transaction(work);
    return true;
  } catch (thrown) {
    if (thrown instanceof StoreWriteError) return false;
    throw thrown;
  }
}

/** The reply to the caller: JSON for a call, readable text for a page. */
export function storeErrorReply(request: Request): Response {
  if (request.headers.has("X-Requested-With")) {
    return Response.json({ message: "Não conseguimos salvar agora. Tente de novo em instantes." }, { status: 503 });
  }
  return new Response("Não conseguimos abrir a página agora. Tente de novo em instantes.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

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
