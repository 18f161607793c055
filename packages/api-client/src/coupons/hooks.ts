import type { Coupon } from "@petbox/domain/plan/coupon";
import type { Reading } from "@petbox/domain/reading/reading";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { readingOf, readOnce } from "../client/readingOf.ts";
import { readSessionCoupon } from "./api.ts";
import { sessionCouponEndpoint } from "./contract.ts";

const key = [sessionCouponEndpoint.path] as const;

/** The session's coupon; null for none. */
export function useSessionCoupon(): Reading<Coupon | null> {
  const client = useApiClient();
  return readingOf(useSWR(key, async () => (await readSessionCoupon(client)) ?? null, readOnce));
}

/** Says which coupon the session has now, without asking again. */
export function useKeepCoupon(): (coupon: Coupon | null) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (coupon) => mutate(key, coupon, { revalidate: false });
}
