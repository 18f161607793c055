import { failureOf } from "@petbox/api-client/client/apiError";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { useEffect, useEffectEvent, useState } from "react";
import type { Lazy } from "./lazy.ts";

/**
 * Loads the code of a part. If that fails, only the part is missing, and loading can be retried.
 * @param isWanted whether to start loading.
 */
export function useCode<Code>(code: Lazy<Code>, isWanted = true): AsyncResult<Code> {
  const [result, setResult] = useState<AsyncResult<Code>>({ status: "loading" });

  const failed = (thrown: unknown) =>
    setResult({ status: "failed", failure: failureOf(thrown), retry: () => void retry(), pending: false });

  async function load(): Promise<void> {
    setResult({ status: "ready", value: await code.load() });
  }

  async function retry(): Promise<void> {
    setResult((known) => (known.status === "failed" ? { ...known, pending: true } : known));
    await load().catch(loadPageAnew).catch(failed);
  }

  const start = useEffectEvent(() => {
    // A failure of an earlier request is not shown while the code loads again.
    setResult((known) => (known.status === "failed" ? { status: "loading" } : known));
    return load().catch(failed);
  });
  useEffect(() => {
    if (isWanted) void start();
  }, [isWanted]);

  return result;
}

/** A browser may remember that a script did not come, for as long as the page is open. Without a network the page stays. */
async function loadPageAnew(): Promise<void> {
  await fetch(window.location.pathname, { headers: { Accept: "text/html" } });
  window.location.reload();
}
