/** The texts of a summary card, each replaceable through `texts`. */
export const summaryCardTexts = {
  /** The heading, replaced by `title`. */
  title: "Resumo da assinatura",
  planLabel: "Plano",
  extraItemLabel: "Item extra",
  validityLabel: "Validade",
  firstBoxShippingLabel: "Envio da primeira caixa",
};

export type SummaryCardTexts = typeof summaryCardTexts;
