/** The texts of a summary card, each replaceable through `texts`. */
export const summaryCardTexts = {
  planLabel: "Plano",
  extraItemLabel: "Item extra",
  validityLabel: "Validade",
  firstBoxShippingLabel: "Envio da primeira caixa",
};

export type SummaryCardTexts = typeof summaryCardTexts;
