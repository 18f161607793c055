/** The texts of the account's navigation, each replaceable through `texts`. */
export const accountNavTexts = {
  /** Its accessible name. */
  label: "Minha conta",
  homeLabel: "Início",
  subscriptionsLabel: "Assinaturas",
  paymentLabel: "Pagamento",
  deliveryLabel: "Entrega",
  benefitsLabel: "Vantagens",
};

export type AccountNavTexts = typeof accountNavTexts;
