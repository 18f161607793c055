import { failureOf, refused } from "@petbox/api-client/client/apiError";
import { applyCoupon, readSessionCoupon, removeCoupon } from "@petbox/api-client/coupons/api";
import type { CouponFieldProps } from "@petbox/design-system/components/CouponField";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { isReplyLost } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import { type Coupon, couponInvalidMessage } from "@petbox/domain/plan/coupon";
import { useMemo } from "react";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useCoupon, useStoreCoupon } from "../coupons/useCoupon.ts";

/** Applies or removes a coupon, and returns the session's coupon afterwards. */
type ChangeCoupon = () => Promise<Coupon | null>;

/** The coupon field. A valid code is stored in the session, for every page of the shop. */
export function useCouponField(): CouponFieldProps {
  const { client } = useServices();
  const coupon = useCoupon();
  const storeCoupon = useStoreCoupon();
  const { pending, failure, submit } = useSubmit<ChangeCoupon>(async (change) => {
    try {
      await storeCoupon(await change());
    } catch (thrown) {
      if (!isReplyLost(failureOf(thrown))) throw thrown;
      // A request whose reply was lost may have changed the session's coupon.
      const now = (await readSessionCoupon(client)) ?? null;
      if (now?.code === readyValue(coupon)?.code) throw thrown;
      await storeCoupon(now);
    }
  });
  // The same object on every render, so that a screen reader announces each refusal once.
  const error = useMemo(() => failure && { message: failureText(failure) }, [failure]);

  async function apply(code: string): Promise<Coupon> {
    const applied = await applyCoupon(client, code);
    if (applied === undefined) throw refused(couponInvalidMessage);
    return applied;
  }

  return {
    applied: readyValue(coupon)?.code,
    pending,
    error,
    onApply: (code) => void submit(() => apply(code)),
    onRemove: () => void submit(() => removeCoupon(client).then(() => null)),
  };
}
