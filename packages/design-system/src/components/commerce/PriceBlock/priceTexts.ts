import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";

/** How often a price is paid. */
export type PricePeriod = "once" | "week" | "month" | "year";

/** The texts of a price block, each replaceable through `texts`. */
export const priceTexts = {
  /** Beside a monthly price; empty shows the price alone. */
  period: "/mês",
  /** Beside a weekly price. */
  weeklyPeriod: "/semana",
  /** Beside a yearly price. */
  yearlyPeriod: "/ano",
  /** Announced before the old price, since a strikethrough is silent. */
  dashedLabel: "Preço sem desconto:",
  /** Announced before the current price. */
  priceLabel: "Preço:",
  /** The sentence about the discount. */
  discountText: (discount: Cents, money = formatCents) => `Desconto liberado: ${money(discount)}`,
};

export type PriceBlockTexts = typeof priceTexts;
