/** What a bank phone list says of its own; each can be replaced. */
export const bankPhoneListTexts = {
  label: "Telefones dos bancos",
  /** Said when there is no number to show. */
  emptyText: "Ligue para o número que está no verso do seu cartão.",
};

export type BankPhoneListTexts = typeof bankPhoneListTexts;
