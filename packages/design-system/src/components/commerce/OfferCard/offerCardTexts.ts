/** The texts of an offer card, each replaceable through `texts`. */
export const offerCardTexts = {
  /** The accessible name of the button while pending. */
  pendingLabel: "Carregando",
};

export type OfferCardTexts = typeof offerCardTexts;
