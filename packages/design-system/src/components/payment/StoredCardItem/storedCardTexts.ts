import { type CivilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
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
  /** @param what "caixa do Bob e da Mika", "tapetes higiênicos" */
  nextChargeText: (on: CivilDate, what: string) => `Próxima cobrança em ${formatBrazilianDate(on)}: ${what}`,
  openChargeText: (on: CivilDate, what: string) => `Cobrança de ${formatBrazilianDate(on)} em aberto: ${what}`,
  mainLabel: "Principal",
  endingLabel: "Vence em breve",
  overLabel: "Vencido",
  makeMainLabel: "Tornar principal",
  editLabel: "Editar",
  removeLabel: "Remover",
};

export type StoredCardItemTexts = typeof storedCardTexts;
