import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { Coupon } from "@petbox/domain/plan/coupon";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readOnce } from "../client/asyncResultOf.ts";
import { applyCoupon, readSessionCoupon } from "./api.ts";
import { applyCouponEndpoint, sessionCouponEndpoint } from "./contract.ts";

/** The cache key of the session's coupon. */
export const sessionCouponKey = (code: string | null) => [sessionCouponEndpoint.path, code] as const;

/**
 * The session's coupon; null without one.
 * @param code part of the cache key, so that another coupon is read again; undefined until it is known: nothing is read before.
 */
export function useSessionCoupon(code: string | null | undefined): AsyncResult<Coupon | null> {
  const client = useApiClient();
  const key = code === undefined ? null : sessionCouponKey(code);
  return asyncResultOf(useSWR(key, async () => (await readSessionCoupon(client)) ?? null, readOnce));
}

/**
 * Applies the coupon of an invitation to the session; null for an invalid one (MAN-041). Read with SWR, which may repeat the
 * request: applying the same coupon again changes nothing (MAN-330).
 */
export function useInvitation(name: string): AsyncResult<Coupon | null> {
  const client = useApiClient();
  const apply = async () => (await applyCoupon(client, name)) ?? null;
  return asyncResultOf(useSWR([applyCouponEndpoint.path, name], apply, readOnce));
}

/** Caches the session's coupon without a request. */
export function useCacheCoupon(): (coupon: Coupon | null) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (coupon) => mutate(sessionCouponKey(coupon?.code ?? null), coupon, { revalidate: false });
}
