/** What a form says for each error code of an amount. */
export const moneyMessages = {
  "amount-invalid": "Informe um valor válido. Ex: R$79,90",
};
