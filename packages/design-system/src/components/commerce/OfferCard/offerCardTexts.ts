/** What an offer card says of its own; each can be replaced. */
export const offerCardTexts = {
  /** What the button says to a screen reader meanwhile. */
  pendingLabel: "Carregando",
};

export type OfferCardTexts = typeof offerCardTexts;
