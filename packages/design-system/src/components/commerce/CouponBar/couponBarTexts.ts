import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";

/** What a coupon bar says of its own; each can be replaced. */
export const couponBarTexts = {
  /** Before the name of the coupon. */
  label: "Cupom",
  /** After the name of the coupon. */
  activeText: "ativado",
  /** What it gives, where that is an amount of money. */
  discountText: (discount: Cents) => `${formatCents(discount)} de desconto no seu plano`,
};

export type CouponBarTexts = typeof couponBarTexts;
