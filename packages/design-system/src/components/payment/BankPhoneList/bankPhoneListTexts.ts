/** The texts of a bank phone list, each replaceable through `texts`. */
export const bankPhoneListTexts = {
  label: "Telefones dos bancos",
  /** Shown when there is no number. */
  emptyText: "Ligue para o número que está no verso do seu cartão.",
};

export type BankPhoneListTexts = typeof bankPhoneListTexts;
