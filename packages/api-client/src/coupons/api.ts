import type { Coupon } from "@petbox/domain/plan/coupon";
import type { CouponName } from "@petbox/domain/referral/couponName";
import type { ApiClient } from "../client/client.ts";
import { undefinedIfRefused } from "../client/undefinedIfRefused.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { isCouponFound, saveCoupon } from "../referral/api.ts";
import { applyCouponEndpoint, removeCouponEndpoint, sessionCouponEndpoint } from "./contract.ts";

/** The session's coupon; undefined without one. */
export async function readSessionCoupon(client: ApiClient): Promise<Coupon | undefined> {
  return (await client.call(sessionCouponEndpoint, {})).coupon;
}

/** Applies a code, or that of a pasted invitation link, to the session; undefined if it is invalid, or the server refuses it. */
export async function applyCoupon(client: ApiClient, typed: string): Promise<Coupon | undefined> {
  const code = typed.replace(/^.*\/cupom\/([^/?#]+).*$/i, "$1");
  // Servers take an encoded slash for a separator; no code, and dots as the current or parent folder, lead to another call.
  if (/[/\\]|^\.{0,2}$/.test(code)) return undefined;
  const reply = await undefinedIfRefused(() => client.call(applyCouponEndpoint, { parameters: { code } }));
  return reply?.coupon;
}

/** Removes the session's coupon (MAN-333). @throws ApiError refused when the server rejects the call. */
export async function removeCoupon(client: ApiClient): Promise<void> {
  await unwrapOutcome(client.call(removeCouponEndpoint, { body: {} }));
}

/**
 * Creates the customer's invitation coupon, unless a coupon of that name exists (MAN-348, MAN-349).
 * @returns whether it was created. @throws ApiError refused when the server rejects the call.
 */
export async function createInviteCoupon(client: ApiClient, name: CouponName): Promise<boolean> {
  if (await isCouponFound(client, name)) return false;
  await saveCoupon(client, { name });
  return true;
}
