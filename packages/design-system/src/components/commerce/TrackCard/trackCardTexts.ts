import { offerCardTexts } from "../OfferCard/offerCardTexts.ts";
import type { PriceBlockTexts } from "../PriceBlock/priceTexts.ts";
/** The texts of a track card, each replaceable through `texts`. */
export const trackCardTexts = {
  ...offerCardTexts,
  popularText: "Mais popular",
  chosenText: "Escolhida",
  actionText: "Quero esta trilha",
  /** The texts around the price, instead of those of PriceBlock. */
  price: {},
};

export type TrackCardTexts = Omit<typeof trackCardTexts, "price"> & { readonly price: Partial<PriceBlockTexts> };
