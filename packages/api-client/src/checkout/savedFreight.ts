import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Cents } from "@petbox/domain/money/cents";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { moneyResultOf, readMoney } from "../client/asyncResultOf.ts";
import type { ApiClient } from "../client/client.ts";
import { sessionCouponEndpoint } from "../coupons/contract.ts";
import { saveFreight } from "./api.ts";

/** The freight that the session holds (MAN-330, MAN-332), which is charged; null without one. */
async function readSavedFreight(client: ApiClient): Promise<Cents | null> {
  return (await client.call(sessionCouponEndpoint, {})).freight ?? null;
}

/** The subject of the shipment: pads, food, or a box if undefined. Each has its own freight. */
type Sent = ScheduledKind | undefined;

/** The cache key of the freight in the session. */
export const savedFreightKey = (sent: Sent) => [sessionCouponEndpoint.path, "frete", sent] as const;

/** Whether a cache key is that of a session freight. */
export function isFreightKey([path, what]: readonly unknown[]): boolean {
  const [own, freight] = savedFreightKey(undefined);
  return path === own && what === freight;
}

/** Retries until it succeeds: a price without the freight would be incomplete. */
const readUntilSure = { ...readMoney, shouldRetryOnError: true };

/** The freight saved in the session; null without one: none is charged then. */
export function useSavedFreight(sent: Sent): AsyncResult<Cents | null> {
  const client = useApiClient();
  return moneyResultOf(useSWR(savedFreightKey(sent), () => readSavedFreight(client), readUntilSure));
}

/** Saves the freight; the cached value is dropped while the request is pending, and read again if it fails. */
export function useSaveFreight(sent: Sent): (client: ApiClient, freight: Cents) => Promise<void> {
  const { mutate } = useSWRConfig();
  const mutateCached = (freight: Cents | undefined) => mutate(savedFreightKey(sent), freight, { revalidate: false });
  return async (client, freight) => {
    await mutateCached(undefined);
    try {
      await saveFreight(client, freight);
    } catch (thrown) {
      // Without a reply, the server may have saved it.
      void mutate(savedFreightKey(sent));
      throw thrown;
    }
    await mutateCached(freight);
  };
}
