/** What a stored card says of itself; each text can be replaced. */
export interface StoredCardTexts {
  /**
   * In the place of a brand that is not known.
   * @default "Cartão"
   */
  unknownBrandLabel?: string | undefined;
  /**
   * Said in place of the number, and in the names of the buttons.
   * @default (digits) => `final ${digits}`
   */
  finalText?: ((digits: string) => string) | undefined;
  /** @default (expiry) => `Validade ${expiry}` */
  expiryText?: ((expiry: string) => string) | undefined;
  /** @default "Principal" */
  mainLabel?: string | undefined;
  /** @default "Vence em breve" */
  endingLabel?: string | undefined;
  /** @default "Vencido" */
  overLabel?: string | undefined;
}
