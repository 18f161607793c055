import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { offerCardTexts } from "../OfferCard/offerCardTexts.ts";
import { type PriceBlockTexts, priceTexts } from "../PriceBlock/priceTexts.ts";

/** What a plan card says of its own; each can be replaced. */
export const planCardTexts = {
  ...offerCardTexts,
  /** The text of free shipping; an empty one leaves it out. Its asterisk is explained on the page. */
  freeShippingText: "FRETE GRÁTIS*",
  chosenText: "Escolhido",
  actionText: "Quero este plano",
  /** How long it runs, in words. */
  lengthText: (months: PlanLength) => (months === 1 ? "1 caixa, mês a mês" : `${months} caixas, uma por mês`),
  /** The badge of what is saved. */
  discountOffText: (discount: Cents) => `${formatCents(discount)} OFF`,
  /** How the term is charged. */
  totalText: (total: Cents, months: PlanLength) =>
    months === 1 ? "Cobrança mês a mês" : `Total do plano: ${formatCents(total)}`,
  /** The words around the price. */
  price: priceTexts,
};

export type PlanCardTexts = Omit<typeof planCardTexts, "price"> & { readonly price: Partial<PriceBlockTexts> };
