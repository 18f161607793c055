import { cardInvalidMessage } from "@petbox/domain/card/cardAlert";
import { type CardErrorCode, cardMessages } from "@petbox/domain/card/messages";
import type { Messages } from "@petbox/domain/fieldErrors";
import type { CardPictureTexts } from "../CardPicture/cardPictureTexts.ts";

/** The texts of the card form and of its picture, each replaceable through `texts`. */
export interface CardFormTexts {
  holderName: string;
  number: string;
  expirationMonth: string;
  expirationYear: string;
  /** The placeholder of the month. */
  monthPlaceholder: string;
  /** The placeholder of the year. */
  yearPlaceholder: string;
  /** The label of a typed expiry. */
  expiry: string;
  expiryHint: string;
  /** The placeholder of a typed expiry. */
  expiryPlaceholder: string;
  cvv: string;
  /** Shown until the number identifies the brand. */
  cvvHint: string;
  /** For a card with three digits on its back. */
  backCvvHint: string;
  /** For American Express, with four digits on its front. */
  frontCvvHint: string;
  cpf: string;
  cpfHint: string;
  /** The sentence of the checkbox, which the link to the terms ends. */
  acceptedTerms: string;
  termsLinkLabel: string;
  /** Announced after the link to the terms. */
  newTabLabel: string;
  /** The texts on the picture of the card. */
  picture: Partial<CardPictureTexts>;
  /** The heading above a refused form, unless the number alone is wrong: then it is the message of the number. */
  invalidText: string;
  /** The message of each error code that `parse` returns. */
  errors: Messages<CardErrorCode>;
}

export const cardFormTexts: CardFormTexts = {
  holderName: "Nome impresso no cartão",
  number: "Número do cartão",
  expirationMonth: "Mês de validade",
  expirationYear: "Ano de validade",
  monthPlaceholder: "MM",
  yearPlaceholder: "AA",
  expiry: "Validade",
  expiryHint: "Mês e ano, como no cartão",
  expiryPlaceholder: "MM/AA",
  cvv: "Código de segurança",
  cvvHint: "3 ou 4 dígitos (CVV)",
  backCvvHint: "São os 3 números do verso",
  frontCvvHint: "São os 4 números da frente",
  cpf: "CPF do titular",
  cpfHint: "Do dono do cartão",
  acceptedTerms: "Li e aceito os",
  termsLinkLabel: "termos de uso",
  newTabLabel: "(abre em outra aba)",
  picture: {},
  invalidText: cardInvalidMessage,
  errors: cardMessages,
};
