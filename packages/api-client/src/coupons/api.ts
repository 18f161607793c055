import { centsFromDecimal } from "@petbox/domain/money/cents";
import type { Coupon } from "@petbox/domain/plan/coupon";
import type * as z from "zod/mini";
import { refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { applyCouponEndpoint, type couponWire, removeCouponEndpoint, sessionCouponEndpoint } from "./contract.ts";

/** The coupon that the session has; undefined for none. */
export async function readSessionCoupon(client: ApiClient): Promise<Coupon | undefined> {
  const { error, cupom } = await client.call(sessionCouponEndpoint, {});
  return error === 0 && cupom ? couponFrom(cupom) : undefined;
}

/** Tries a code and keeps it in the session; undefined when it does not hold. */
export async function applyCoupon(client: ApiClient, code: string): Promise<Coupon | undefined> {
  // No address can carry these, however they are encoded: the browser takes them for a way up.
  if (code === "." || code === "..") return undefined;
  const { error, cupom } = await client.call(applyCouponEndpoint, { parameters: { code } });
  return error === 0 && cupom ? couponFrom(cupom) : undefined;
}

/** Takes the session's coupon away (MAN-333). @throws ApiError refused when the server says no. */
export async function removeCoupon(client: ApiClient): Promise<void> {
  const { success, message } = await client.call(removeCouponEndpoint, { body: {} });
  if (!success) throw refused(message);
}

function couponFrom({ name, value_discount, percent_discount }: z.output<typeof couponWire>): Coupon {
  const percent = percent_discount && Number.isInteger(percent_discount) ? { percent: percent_discount } : {};
  return { code: name, discount: centsFromDecimal(value_discount), ...percent };
}
