import type { AntiForgery } from "@petbox/api-client/client/antiForgery";
import type { ApiClient } from "@petbox/api-client/client/client";
import { whenIdle } from "../app/whenIdle.ts";

/**
 * The page's client. Its code, the contract's schemas above all, is no part of the first screen: it is fetched when the
 * browser is idle, or by the first call if that comes sooner.
 */
export function lazyClient(antiForgery: AntiForgery): ApiClient {
  let loading: Promise<ApiClient> | undefined;
  const load = () => {
    loading ??= import("./pageClient.ts")
      .then(({ createPageClient }) => createPageClient(antiForgery))
      .catch((thrown: unknown) => {
        loading = undefined;
        throw thrown;
      });
    return loading;
  };
  whenIdle(() => void load().catch(() => {}));
  return {
    call: async (endpoint, options) => (await load()).call(endpoint, options),
    botCheck: async () => (await load()).botCheck(),
    hasToken: () => antiForgery.read() !== "",
  };
}
