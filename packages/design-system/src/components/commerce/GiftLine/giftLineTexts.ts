/** The texts of a gift line, each replaceable through `texts`. */
export const giftLineTexts = {
  /** The sentence about the gift. */
  text: (quantity: number, item: string) => `Ganhe ${quantity} ${item} na 1ª entrega`,
};

export type GiftLineTexts = typeof giftLineTexts;
