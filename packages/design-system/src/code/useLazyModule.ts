import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { useEffect, useState } from "react";
import type { LazyModule } from "./lazyModule.ts";

/**
 * Loads a module's code once it is needed. A failed load is reported as offline and can be retried.
 * @param module must keep its identity across renders.
 * @param isNeeded whether to start loading. Defaults to true.
 */
export function useLazyModule<Code>(module: LazyModule<Code>, isNeeded = true): AsyncResult<Code> {
  const [result, setResult] = useState<AsyncResult<Code>>(() =>
    module.loaded === undefined ? { status: "loading" } : { status: "ready", value: module.loaded },
  );

  useEffect(() => {
    if (!isNeeded || result.status !== "loading") return;
    let isMounted = true;
    const retry = () => setResult({ status: "loading" });
    module.load().then(
      (value) => isMounted && setResult({ status: "ready", value }),
      () => isMounted && setResult({ status: "failed", failure: { kind: "offline" }, retry, pending: false }),
    );
    return () => {
      isMounted = false;
    };
  }, [module, isNeeded, result]);

  return result;
}
