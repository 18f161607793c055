import type { CouponName } from "@petbox/domain/referral/couponName";
import { truncate } from "@petbox/domain/text/characters";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { couponByNameEndpoint, descriptionLimit, saveCouponEndpoint } from "./contract.ts";

/** Whether a coupon of that name exists, of any customer (SUB-258). @param signal aborts the request. */
export async function isCouponFound(client: ApiClient, name: CouponName, signal?: AbortSignal): Promise<boolean> {
  return (await client.call(couponByNameEndpoint, { body: { name }, ...(signal && { signal }) })).found;
}

/** A coupon to create. */
export interface NewCoupon {
  readonly name: CouponName;
  /** The URL of the calling page, if its call contains it. */
  readonly from?: `/${string}`;
  /** The description of its campaign. */
  readonly description?: string | undefined;
}

/**
 * Creates the subscriber's own coupon (SUB-318), with as much of the description as the call takes.
 * @throws ApiError refused for a taken name, or a second coupon.
 */
export async function saveCoupon(client: ApiClient, { name, from, description }: NewCoupon): Promise<void> {
  const body = {
    name,
    ...(from && { from }),
    ...(description && { description: truncate(description, descriptionLimit) }),
  };
  await unwrapOutcome(client.call(saveCouponEndpoint, { body }));
}
