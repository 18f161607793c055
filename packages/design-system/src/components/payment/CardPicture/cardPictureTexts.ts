import { cardInWords } from "./cardInWords.ts";

/** What the picture of a card says of its own; each can be replaced. */
export const cardPictureTexts = {
  /** What a screen reader hears in place of the picture: "Cartão Visa, final 1234, titular Ana Souza, validade 04/31". */
  describe: cardInWords,
  holderLabel: "Titular",
  expiryLabel: "Validade",
  /** In the place of the name while there is none. */
  holderPlaceholder: "Nome no cartão",
  /** In the place of the month while there is none. */
  monthPlaceholder: "MM",
  /** In the place of the year while there is none. */
  yearPlaceholder: "AA",
  /** On the back, where the security code is. */
  codeLabel: "CVV",
};

export type CardPictureTexts = typeof cardPictureTexts;
