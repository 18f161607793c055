import { cardInWords } from "./cardInWords.ts";

/** The texts of the picture of a card, each replaceable through `texts`. */
export const cardPictureTexts = {
  /** The description for screen readers: "Cartão Visa, final 1234, titular Ana Souza, validade 04/31". */
  describe: cardInWords,
  holderLabel: "Titular",
  expiryLabel: "Validade",
  /** The placeholder of the name. */
  holderPlaceholder: "Nome no cartão",
  /** The placeholder of the month. */
  monthPlaceholder: "MM",
  /** The placeholder of the year. */
  yearPlaceholder: "AA",
  /** The label of the security code, on the back. */
  codeLabel: "CVV",
};

export type CardPictureTexts = typeof cardPictureTexts;
