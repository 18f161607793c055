/** What a summary card says of its own; each can be replaced. */
export const summaryCardTexts = {
  planLabel: "Plano",
  extraItemLabel: "Item extra",
  validityLabel: "Validade",
  firstBoxShippingLabel: "Envio da primeira caixa",
};

export type SummaryCardTexts = typeof summaryCardTexts;
