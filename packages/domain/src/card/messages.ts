/** What a card form says for each error code. */
export const cardMessages = {
  "holder-name-missing": "Informe o nome como está no cartão.",
  "card-number-invalid": "Parece que o numero do seu cartão está incorreto verifique e tente novamente.",
  "card-brand-not-accepted":
    "Ainda não aceitamos a bandeira deste cartão. Use Visa, Mastercard, American Express, Diners Club, Hipercard, Elo ou Hiper.",
  "expiration-month-missing": "Escolha o mês de validade do cartão.",
  "expiration-year-missing": "Escolha o ano de validade do cartão.",
  "expiry-invalid": "Confira a validade do cartão.",
  "card-expired": "Este cartão já venceu. Confira a validade ou use outro cartão.",
  "cvv-invalid": "Informe o código de segurança do cartão (3 ou 4 dígitos).",
  "cvv-back-invalid": "Informe os 3 números do código de segurança, no verso do cartão.",
  "cvv-front-invalid": "Informe os 4 números do código de segurança, na frente do cartão.",
  "cpf-invalid": "Informe um CPF válido",
  "terms-not-accepted": "Aceite os termos para continuar.",
};

/** An error code of a card form. */
export type CardErrorCode = keyof typeof cardMessages;
