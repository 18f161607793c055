import { refused } from "@petbox/api-client/client/apiError";
import { applyCoupon, removeCoupon } from "@petbox/api-client/coupons/api";
import { useKeepCoupon, useSessionCoupon } from "@petbox/api-client/coupons/hooks";
import type { CouponFieldProps } from "@petbox/design-system/components/CouponField";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { failureText } from "@petbox/domain/failure/failureText";
import { type Coupon, couponInvalidMessage } from "@petbox/domain/plan/coupon";
import { useMemo } from "react";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";

/** What is done to the session's coupon; it replies with the one that the session then has. */
type ChangeCoupon = () => Promise<Coupon | null>;

/** The session's coupon in its box: a code that holds is kept, on the server and for every page of the shop. */
export function useCouponField(): CouponFieldProps {
  const { client, session } = useServices();
  const coupon = useSessionCoupon();
  const keepCoupon = useKeepCoupon();
  const { pending, failure, submit } = useSubmit<ChangeCoupon>(async (change) => {
    const next = await change();
    await keepCoupon(next);
    session.change({ coupon: next?.code ?? null });
  });
  // Each refusal is heard once, however often the page renders with it.
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
