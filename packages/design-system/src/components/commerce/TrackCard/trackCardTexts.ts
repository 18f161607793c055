import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { offerCardTexts } from "../OfferCard/offerCardTexts.ts";
import type { PriceBlockTexts } from "../PriceBlock/priceTexts.ts";
/** The texts of a track card, each replaceable through `texts`. */
export const trackCardTexts = {
  ...offerCardTexts,
  popularText: "Mais popular",
  chosenText: "Escolhida",
  actionText: "Quero esta trilha",
  /** What the coupon takes off a year. */
  couponText: (couponTotal: Cents, money = formatCents) => `São ${money(couponTotal)} do cupom divididos em 12 meses.`,
  /** The texts around the price, instead of those of PriceBlock. */
  price: {},
};

export type TrackCardTexts = Omit<typeof trackCardTexts, "price"> & { readonly price: Partial<PriceBlockTexts> };
