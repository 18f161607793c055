import type { CouponName } from "@petbox/domain/referral/couponName";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { couponByNameEndpoint, saveCouponEndpoint } from "./contract.ts";

/** Whether there is a coupon of that name already, anybody's (SUB-258). @param signal ends the asking. */
export async function isCouponFound(client: ApiClient, name: CouponName, signal?: AbortSignal): Promise<boolean> {
  return (await client.call(couponByNameEndpoint, { body: { name }, ...(signal && { signal }) })).found;
}

/** A coupon to create. */
export interface AskedCoupon {
  readonly name: CouponName;
  /** The address of the page that asks, where its call tells it. */
  readonly from?: `/${string}`;
  /** The campaign's, in which it is made. */
  readonly description?: string | undefined;
}

/** Makes the subscriber's own coupon (SUB-318). @throws ApiError refused for a name that is taken, or a second coupon. */
export async function saveCoupon(client: ApiClient, { name, from, description }: AskedCoupon): Promise<void> {
  const body = { name, ...(from && { from }), ...(description && { description }) };
  await unwrapOutcome(client.call(saveCouponEndpoint, { body }));
}
