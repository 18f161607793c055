import { offerCardTexts } from "../OfferCard/offerCardTexts.ts";
import { type PriceBlockTexts, priceTexts } from "../PriceBlock/priceTexts.ts";
/** What a track card says of its own; each can be replaced. */
export const trackCardTexts = {
  ...offerCardTexts,
  popularText: "Mais popular",
  chosenText: "Escolhida",
  actionText: "Quero esta trilha",
  /** The words around the price. */
  price: priceTexts,
};

export type TrackCardTexts = Omit<typeof trackCardTexts, "price"> & { readonly price: Partial<PriceBlockTexts> };
