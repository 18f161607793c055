/** The texts of a product card, each replaceable through `texts`. */
export const productCardTexts = {
  buyLabel: "Comprar",
  /** Says who the special price is for, beside it. */
  subscriberLabel: "para assinantes",
  /** Announced before the regular price. */
  priceLabel: "Preço normal:",
  /** Announced before the special price. */
  specialPriceLabel: "Preço:",
  rateText: (rate: string) => `${rate} de 5 estrelas`,
};

export type ProductCardTexts = typeof productCardTexts;
