/** What the checkout says for each error code of the delivery. */
export const deliveryMessages = {
  "ship-date-invalid": "A data setada para envio não está em um formato válido",
};
