import { useSWRConfig } from "swr";
import { planInSessionEndpoint } from "../checkout/contract.ts";
import { isFreightKey } from "../checkout/savedFreight.ts";
import type { ApiClient } from "../client/client.ts";
import { beginPurchase } from "./startApi.ts";

/** Starts the purchase of the cart; cached prices and freights are dropped first. */
export function useBeginPurchase(): typeof beginPurchase {
  const { mutate } = useSWRConfig();
  const isPrice = (key: unknown) => Array.isArray(key) && (key[0] === planInSessionEndpoint.path || isFreightKey(key));
  return async (client: ApiClient, asked) => {
    await mutate(isPrice, undefined, { revalidate: false });
    await beginPurchase(client, asked);
  };
}
