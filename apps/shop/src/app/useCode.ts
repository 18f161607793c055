import { failureOf } from "@petbox/api-client/client/apiError";
import type { Reading } from "@petbox/domain/reading/reading";
import { useEffect, useEffectEvent, useState } from "react";
import type { Lazy } from "./lazy.ts";

/**
 * The code of a part that somebody has asked for. Where it does not come, the part alone is missing, and may be tried again.
 * @param isWanted whether it is asked for by now.
 */
export function useCode<Code>(code: Lazy<Code>, isWanted = true): Reading<Code> {
  const [reading, setReading] = useState<Reading<Code>>({ status: "loading" });

  const failed = (thrown: unknown) =>
    setReading({ status: "failed", failure: failureOf(thrown), retry: () => void retry(), pending: false });

  async function load(): Promise<void> {
    setReading({ status: "ready", value: await code.load() });
  }

  async function retry(): Promise<void> {
    setReading((known) => (known.status === "failed" ? { ...known, pending: true } : known));
    await load().catch(loadPageAnew).catch(failed);
  }

  const start = useEffectEvent(() => load().catch(failed));
  useEffect(() => {
    if (isWanted) void start();
  }, [isWanted]);

  return reading;
}

/** A browser may remember that a script did not come, for as long as the page is open. Without a network the page stays. */
async function loadPageAnew(): Promise<void> {
  await fetch(window.location.pathname, { headers: { Accept: "text/html" } });
  window.location.reload();
}
