/** What a gift line says of its own; each can be replaced. */
export const giftLineTexts = {
  /** How it is said. */
  text: (quantity: number, item: string) => `Ganhe ${quantity} ${item} na 1ª entrega`,
};

export type GiftLineTexts = typeof giftLineTexts;
