import { addCents, type Cents, zeroCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { chargesText, monthlyCharges } from "@petbox/domain/plan/charges";
import type { PlanOffer } from "@petbox/domain/plan/offerPrices";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { offerCardTexts } from "../OfferCard/offerCardTexts.ts";
import type { PriceBlockTexts } from "../PriceBlock/priceTexts.ts";

/** How a plan is charged: monthly, and for the whole term. */
export interface PlanCharge {
  readonly charge: Cents;
  readonly total: Cents;
  readonly months: PlanLength;
  readonly freight?: Cents | undefined;
}

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
  savingText: (discount: Cents, money = formatCents) => `${money(discount)} OFF`,
  /** The badge with the freight of each box, once it is known. */
  freightText: (freight: Cents, money = formatCents) => (freight === 0 ? "FRETE GRÁTIS*" : `Frete: ${money(freight)}`),
  /** How the discount adds up, and what it is compared with. */
  savingPartsText: ({ plan, coupon }: NonNullable<PlanOffer["savingParts"]>, money = formatCents) =>
    `${money(addCents(plan, coupon))} a menos por mês que no plano mensal: ${money(plan)} do plano + ${money(coupon)} do cupom.`,
  /** What the coupon takes off the whole term. */
  couponText: (couponTotal: Cents, money = formatCents) => `O cupom tira ${money(couponTotal)} do plano todo.`,
  /** How the term is charged; `charge` includes the freight if it is known. */
  totalText: ({ charge, total, months, freight = zeroCents }: PlanCharge, money = formatCents) => {
    const monthly = freight === 0 ? "Cobrado mês a mês no cartão." : `${money(charge)} por mês no cartão, com o frete.`;
    if (months === 1) return monthly;
    const parts = chargesText(monthlyCharges(total, months), money);
    return `${monthly} Total do plano: ${parts === "" ? "" : `${parts} = `}${money(total)}`;
  },
  /** What leaving before the end of the term costs. */
  penaltyText: (maximumPenalty: Cents, money = formatCents) =>
    maximumPenalty === 0
      ? "Saia quando quiser, sem multa."
      : `Se sair antes do fim, a multa é de até ${money(maximumPenalty)}, sem contar item extra.`,
  /** The texts around the price, instead of those of PriceBlock. */
  price: {},
};

export type PlanCardTexts = Omit<typeof planCardTexts, "price"> & { readonly price: Partial<PriceBlockTexts> };
