import { type Cents, noCents } from "@petbox/domain/money/cents";
import { mapReading, type Reading } from "@petbox/domain/reading/reading";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import type { ApiClient } from "../client/client.ts";
import { moneyReadingOf, readMoney } from "../client/readingOf.ts";
import { sessionCouponEndpoint } from "../coupons/contract.ts";
import { saveFreight } from "./api.ts";

/** The freight of the session's campaign (MAN-330, MAN-332), which is what a box is charged; null for none. */
async function readCampaignFreight(client: ApiClient): Promise<Cents | null> {
  return (await client.call(sessionCouponEndpoint, {})).freight ?? null;
}

const key = [sessionCouponEndpoint.path, "frete"] as const;

/** Asked for until it is known: a price without it is not the whole one. */
const readUntilSure = { ...readMoney, shouldRetryOnError: true };

/** The freight that comes with the session's campaign, before an address gives its own; null for none. */
export function useCampaignFreight(): Reading<Cents | null> {
  const client = useApiClient();
  return moneyReadingOf(useSWR(key, () => readCampaignFreight(client), readUntilSure));
}

/** The freight that the session keeps; where none is kept, none is charged. */
export function useSavedFreight(): Reading<Cents> {
  return mapReading(useCampaignFreight(), (freight) => freight ?? noCents);
}

/** Saves the freight; what was known of the session's counts no more from the moment on which it is sent. */
export function useSaveFreight(): (client: ApiClient, freight: Cents) => Promise<void> {
  const { mutate } = useSWRConfig();
  const know = (freight: Cents | undefined) => mutate(key, freight, { revalidate: false });
  return async (client, freight) => {
    await know(undefined);
    await saveFreight(client, freight);
    await know(freight);
  };
}
