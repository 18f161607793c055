import { useRevalidateOrder } from "@petbox/api-client/checkout/hooks";
import type { OrderSummary } from "@petbox/design-system/screens/checkout/PaymentSummary";
import type { Answers } from "@petbox/domain/funnel/answers";
import { orderChangeText, pricedOrderOf } from "@petbox/domain/payment/priceChange";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { useSession } from "../../app/services.ts";
import { useStoreCoupon } from "../coupons/useCoupon.ts";
import { isAttemptOpen } from "./attempts.ts";

/** Compares an order on screen with the server's. @returns the notice of a change, which the page then shows; undefined without one. */
export type OrderCheck = (seen: Pick<OrderSummary, "plan" | "freight">) => Promise<string | undefined>;

/**
 * The check before a card is sent (decision 81). A failed read does not block the payment, because the server decides the amount, nor does
 * a session without an order: it may have ended, which the payment itself finds out.
 * @param purchase the kind of a purchase of pads or food; undefined for a box.
 */
export function useOrderCheck(answers: Answers, purchase: ScheduledKind | undefined): OrderCheck {
  const { coupon } = useSession();
  const storeCoupon = useStoreCoupon();
  const revalidate = useRevalidateOrder(purchase ? { track: purchase } : answers, purchase);
  return async (seen) => {
    // The server repeats its first reply to an open attempt, even if the session has changed since.
    if (isAttemptOpen(answers.subscription)) return undefined;
    const now = await revalidate().catch(() => undefined);
    if (now === undefined) return undefined;
    const code = now.coupon?.code ?? null;
    if (code !== coupon) await storeCoupon(now.coupon);
    const { plan, freight } = now;
    return orderChangeText(
      pricedOrderOf(seen.plan, { freight: seen.freight, coupon }),
      pricedOrderOf(plan, { freight, coupon: code }),
    );
  };
}
