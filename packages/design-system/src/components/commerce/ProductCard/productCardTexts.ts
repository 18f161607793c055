/** What a product card says of its own; each can be replaced. */
export const productCardTexts = {
  buyLabel: "Comprar",
  /** Beside the special price, who it is for. */
  subscriberLabel: "para assinantes",
  /** Said before the price that everybody pays. */
  priceLabel: "Preço normal:",
  /** Said before the special price. */
  specialPriceLabel: "Preço:",
  rateText: (rate: string) => `${rate} de 5 estrelas`,
};

export type ProductCardTexts = typeof productCardTexts;
