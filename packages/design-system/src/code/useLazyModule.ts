import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { LazyValue } from "@petbox/domain/store/lazyValue";
import { useEffect, useMemo, useState } from "react";
import { codeFailure } from "../browser/codeFailure.ts";
import { useAfterHydration } from "../browser/useAfterHydration.ts";

/**
 * Loads a module's code once it is needed. A failed load is reported with its cause and can be retried. The retry imports again, which fails in
 * an older browser that caches failed imports; only the consumer may reload the page.
 * @param module must keep its identity across renders.
 * @param isNeeded whether to start loading. Defaults to true.
 */
export function useLazyModule<Code>(module: LazyValue<Code>, isNeeded = true): AsyncResult<Code> {
  // Hydration must match the server's markup, even if the code has already loaded.
  const loaded = useAfterHydration(() => module.loaded, undefined);
  const [result, setResult] = useState<AsyncResult<Code>>({ status: "loading" });

  useEffect(() => {
    if (!isNeeded || module.loaded !== undefined || result.status !== "loading") return;
    let isMounted = true;
    const retry = () => setResult({ status: "loading" });
    module.load().then(
      (value) => isMounted && setResult({ status: "ready", value }),
      async () => {
        const failure = await codeFailure();
        if (isMounted) setResult({ status: "failed", failure, retry, pending: false });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [module, isNeeded, result]);

  return useMemo(() => (loaded === undefined ? result : { status: "ready", value: loaded }), [loaded, result]);
}
