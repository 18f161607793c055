import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";

/** The texts of a coupon bar, each replaceable through `texts`. */
export const couponBarTexts = {
  /** The text before the name of the coupon. */
  label: "Cupom",
  /** The text after the name of the coupon. */
  activeText: "ativado",
  /** The benefit, when it is an amount of money. */
  discountText: (discount: Cents, money = formatCents) => `${money(discount)} de desconto no seu plano`,
};

export type CouponBarTexts = typeof couponBarTexts;
