import type { ReactNode } from "react";

const fieldLabels = {
  holderName: "Nome impresso no cartão",
  number: "Número do cartão",
  expirationMonth: "Mês de validade",
  expirationYear: "Ano de validade",
  cvv: "Código de segurança",
  cvvHint: "3 ou 4 dígitos (CVV)",
  cpf: "CPF do titular",
  cpfHint: "De quem é o dono do cartão",
  acceptedTerms: "Li e aceito os termos de uso",
};

const placeholders = { monthPlaceholder: "MM", yearPlaceholder: "AA" };

/** What the fields are called, the lines of help of two of them, and what month and year show while none is chosen. */
export type CardLabels = Readonly<Record<keyof typeof fieldLabels, ReactNode>> &
  Readonly<Record<keyof typeof placeholders, string>>;

export const defaultCardLabels: CardLabels = { ...fieldLabels, ...placeholders };
