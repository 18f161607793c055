import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";

/** What a price block says of its own; each can be replaced. */
export const priceTexts = {
  /** The period that the price is for; an empty text for a price that is paid once. */
  period: "/mês",
  /** Said before the price that was, since nobody hears a line through it. */
  dashedLabel: "Preço sem desconto:",
  /** Said before the price that is. */
  priceLabel: "Preço:",
  /** What is said of the discount. */
  discountText: (discount: Cents) => `Desconto liberado: ${formatCents(discount)}`,
};

export type PriceBlockTexts = typeof priceTexts;
