import { buttonTexts } from "../../actions/Button/buttonTexts.ts";

/** What a stored card says of itself; each can be replaced. */
export const storedCardTexts = {
  /** The name of a button while its action is being done. */
  ...buttonTexts,
  /** In the place of a brand that is not known. */
  unknownBrandLabel: "Cartão",
  /** Said in place of the number, and in the names of the buttons. */
  finalText: (digits: string) => `final ${digits}`,
  expiryText: (expiry: string) => `Validade ${expiry}`,
  mainLabel: "Principal",
  endingLabel: "Vence em breve",
  overLabel: "Vencido",
  makeMainLabel: "Tornar principal",
  editLabel: "Editar",
  removeLabel: "Remover",
};

export type StoredCardTexts = typeof storedCardTexts;
