import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";

/** The texts of a price block, each replaceable through `texts`. */
export const priceTexts = {
  /** The period of the price; empty for a price that is paid once. */
  period: "/mês",
  /** Announced before the old price, since a strikethrough is silent. */
  dashedLabel: "Preço sem desconto:",
  /** Announced before the current price. */
  priceLabel: "Preço:",
  /** The sentence about the discount. */
  discountText: (discount: Cents) => `Desconto liberado: ${formatCents(discount)}`,
};

export type PriceBlockTexts = typeof priceTexts;
