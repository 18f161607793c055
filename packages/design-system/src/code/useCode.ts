import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { type ComponentType, useEffect, useState } from "react";

/**
 * Fetches the code of a component as soon as it is shown, and again on demand where the network was gone: unlike `lazy`,
 * which never asks a second time.
 * @param load must be the same function each time.
 */
export function useCode<Props>(load: () => Promise<ComponentType<Props>>): AsyncResult<ComponentType<Props>> {
  const [result, setResult] = useState<AsyncResult<ComponentType<Props>>>({ status: "loading" });

  useEffect(() => {
    if (result.status !== "loading") return;
    let isWanted = true;
    const retry = () => setResult({ status: "loading" });
    load().then(
      (value) => isWanted && setResult({ status: "ready", value }),
      // Code that does not come is a network that is gone.
      () => isWanted && setResult({ status: "failed", failure: { kind: "offline" }, retry, pending: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [result, load]);

  return result;
}
