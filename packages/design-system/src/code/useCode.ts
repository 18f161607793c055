import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads a component's code when it is first rendered and lets the user retry after a network failure, which
 * `React.lazy` does not.
 * @param load must keep its identity across renders.
 */
export function useCode<Props>(load: () => Promise<ComponentType<Props>>): AsyncResult<ComponentType<Props>> {
  const [result, setResult] = useState<AsyncResult<ComponentType<Props>>>({ status: "loading" });

  useEffect(() => {
    if (result.status !== "loading") return;
    let isWanted = true;
    const retry = () => setResult({ status: "loading" });
    load().then(
      (value) => isWanted && setResult({ status: "ready", value }),
      // A failed import is reported as a network failure.
      () => isWanted && setResult({ status: "failed", failure: { kind: "offline" }, retry, pending: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [result, load]);

  return result;
}
