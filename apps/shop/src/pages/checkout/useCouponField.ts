import { failureOf } from "@petbox/api-client/client/apiError";
import { applyCoupon, removeCoupon } from "@petbox/api-client/coupons/api";
import { useKeepCoupon, useSessionCoupon } from "@petbox/api-client/coupons/hooks";
import type { CouponFieldProps } from "@petbox/design-system/components/CouponField";
import { failureText } from "@petbox/domain/failure/failureText";
import { type Coupon, couponInvalidMessage } from "@petbox/domain/plan/coupon";
import { useState } from "react";
import { useServices } from "../../app/services.ts";

type Work =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  | { readonly kind: "refused"; readonly refusal: { readonly message: string } };

/** The session's coupon in its box: a code that holds is kept, on the server and for every page of the shop. */
export function useCouponField(): CouponFieldProps {
  const { client, session } = useServices();
  const reading = useSessionCoupon();
  const keepCoupon = useKeepCoupon();
  const [work, setWork] = useState<Work>({ kind: "idle" });

  /** Does one thing to the coupon; what it answers is the session's coupon from then on, undefined a code that does not hold. */
  async function change(doing: () => Promise<Coupon | null | undefined>): Promise<void> {
    setWork({ kind: "pending" });
    try {
      const coupon = await doing();
      if (coupon === undefined) {
        setWork({ kind: "refused", refusal: { message: couponInvalidMessage } });
        return;
      }
      await keepCoupon(coupon);
      session.change({ coupon: coupon?.code ?? null });
      setWork({ kind: "idle" });
    } catch (thrown) {
      setWork({ kind: "refused", refusal: { message: failureText(failureOf(thrown)) } });
    }
  }

  return {
    applied: reading.status === "ready" ? reading.value?.code : undefined,
    pending: work.kind === "pending",
    refusal: work.kind === "refused" ? work.refusal : undefined,
    onApply: (code) => void change(() => applyCoupon(client, code)),
    onRemove: () => void change(() => removeCoupon(client).then(() => null)),
  };
}
