import { useSWRConfig } from "swr";
import { planInSessionEndpoint } from "../checkout/contract.ts";
import { isFreightKey } from "../checkout/savedFreight.ts";
import type { ApiClient } from "../client/client.ts";
import { beginPurchase } from "./startApi.ts";

/** Begins to buy what the cart holds; what an earlier cart cost, and on its way, counts no more from the moment on which it is sent. */
export function useBeginPurchase(): typeof beginPurchase {
  const { mutate } = useSWRConfig();
  const isPrice = (key: unknown) => Array.isArray(key) && (key[0] === planInSessionEndpoint.path || isFreightKey(key));
  return async (client: ApiClient, asked) => {
    await mutate(isPrice, undefined, { revalidate: false });
    await beginPurchase(client, asked);
  };
}
