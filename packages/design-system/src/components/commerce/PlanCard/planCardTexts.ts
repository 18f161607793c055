import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { offerCardTexts } from "../OfferCard/offerCardTexts.ts";
import { type PriceBlockTexts, priceTexts } from "../PriceBlock/priceTexts.ts";

/** The texts of a plan card, each replaceable through `texts`. */
export const planCardTexts = {
  ...offerCardTexts,
  /** The text of free shipping; empty leaves it out. The page explains its asterisk. */
  freeShippingText: "FRETE GRÁTIS*",
  chosenText: "Escolhido",
  actionText: "Quero este plano",
  /** The length of the plan, in words. */
  lengthText: (months: PlanLength) => (months === 1 ? "1 caixa, mês a mês" : `${months} caixas, uma por mês`),
  /** The badge with the saving. */
  discountOffText: (discount: Cents) => `${formatCents(discount)} OFF`,
  /** How the term is charged. */
  totalText: (total: Cents, months: PlanLength) =>
    months === 1 ? "Cobrança mês a mês" : `Total do plano: ${formatCents(total)}`,
  /** The texts around the price. */
  price: priceTexts,
};

export type PlanCardTexts = Omit<typeof planCardTexts, "price"> & { readonly price: Partial<PriceBlockTexts> };
