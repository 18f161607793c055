import type { Coupon } from "@petbox/domain/plan/coupon";
import type { Reading } from "@petbox/domain/reading/reading";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { readingOf, readOnce } from "../client/readingOf.ts";
import { applyCoupon, readSessionCoupon } from "./api.ts";
import { applyCouponEndpoint, sessionCouponEndpoint } from "./contract.ts";

const key = [sessionCouponEndpoint.path] as const;

/** The session's coupon; null for none. */
export function useSessionCoupon(): Reading<Coupon | null> {
  const client = useApiClient();
  return readingOf(useSWR(key, async () => (await readSessionCoupon(client)) ?? null, readOnce));
}

/** The coupon of an invitation, which the session has from then on; null for one that does not hold (MAN-041). */
export function useInvitation(name: string): Reading<Coupon | null> {
  const client = useApiClient();
  const apply = async () => (await applyCoupon(client, name)) ?? null;
  return readingOf(useSWR([applyCouponEndpoint.path, name], apply, readOnce));
}

/** Says which coupon the session has now, without asking again. */
export function useKeepCoupon(): (coupon: Coupon | null) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (coupon) => mutate(key, coupon, { revalidate: false });
}
