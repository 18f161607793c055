import type { CardPictureTexts } from "../CardPicture/index.ts";

/** What a card form says of its own, and what its picture says; each can be replaced. */
export interface CardFormTexts {
  holderName: string;
  number: string;
  expirationMonth: string;
  expirationYear: string;
  /** What the month shows while none is chosen. */
  monthPlaceholder: string;
  /** What the year shows while none is chosen. */
  yearPlaceholder: string;
  /** Of the end in one field. */
  expiry: string;
  expiryHint: string;
  cvv: string;
  cvvHint: string;
  cpf: string;
  cpfHint: string;
  acceptedTerms: string;
  termsLinkLabel: string;
  /** What a screen reader adds to the link to the terms. */
  newTabLabel: string;
  /** The words on the card's picture. */
  picture: Partial<CardPictureTexts>;
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
  cvv: "Código de segurança",
  cvvHint: "3 ou 4 dígitos (CVV)",
  cpf: "CPF do titular",
  cpfHint: "De quem é o dono do cartão",
  acceptedTerms: "Li e aceito os termos de uso",
  termsLinkLabel: "Ler os termos de uso",
  newTabLabel: "(abre em outra aba)",
  picture: {},
};
