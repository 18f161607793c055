import { type Cents, noCents } from "@petbox/domain/money/cents";
import type { Reading } from "@petbox/domain/reading/reading";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import type { ApiClient } from "../client/client.ts";
import { moneyReadingOf, readMoney } from "../client/readingOf.ts";
import { sessionCouponEndpoint } from "../coupons/contract.ts";
import { saveFreight } from "./api.ts";

/** The freight that the session keeps (MAN-330, MAN-332), which is what a box is charged; where none is kept, none is charged. */
async function readSavedFreight(client: ApiClient): Promise<Cents> {
  return (await client.call(sessionCouponEndpoint, {})).freight ?? noCents;
}

const key = [sessionCouponEndpoint.path, "frete"] as const;

/** Asked for until it is known: a price without it is not the whole one. */
const readUntilSure = { ...readMoney, shouldRetryOnError: true };

/** The freight that the session keeps. */
export function useSavedFreight(): Reading<Cents> {
  const client = useApiClient();
  return moneyReadingOf(useSWR(key, () => readSavedFreight(client), readUntilSure));
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
