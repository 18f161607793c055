import { type CivilDate, formatBrazilianDate, formatDayMonth, partsOf } from "@petbox/domain/calendar/civilDate";
import { chargedText } from "@petbox/domain/card/chargedItem";
import { withDetail } from "../../../texts/withDetail.ts";
import { buttonTexts } from "../../actions/Button/buttonTexts.ts";

/** The texts of a stored card, each replaceable through `texts`. */
export const storedCardTexts = {
  /** The accessible name of a button while its action is pending. */
  ...buttonTexts,
  /** The name of an unknown brand. */
  unknownBrandLabel: "Cartão",
  /** Replaces the number for screen readers, and names the card in the buttons. */
  finalText: (digits: string) => `final ${digits}`,
  expiryText: (expiry: string) => `Validade ${expiry}`,
  /** What a charge pays for. */
  chargedText,
  /** @param what "caixa do Bob e da Mika", "tapetes higiênicos"; undefined if unknown. */
  nextChargeText: (on: CivilDate, what: string | undefined, date = formatBrazilianDate) =>
    withDetail(`Próxima cobrança em ${date(on)}`, what),
  openChargeText: (on: CivilDate, what: string | undefined, date = formatBrazilianDate) =>
    withDetail(`Cobrança de ${date(on)} em aberto`, what),
  mainLabel: "Principal",
  endingLabel: "Vence em breve",
  overLabel: "Vencido",
  /** The year is included if it is not the current one. The no-break space keeps the date with its preposition. */
  refusedText: (on: CivilDate, today: CivilDate, date = formatBrazilianDate, dayMonth = formatDayMonth) =>
    `Recusado em\u00a0${partsOf(on).year === partsOf(today).year ? dayMonth(on) : date(on)}`,
  makeMainLabel: "Tornar principal",
  editLabel: "Editar",
  removeLabel: "Remover",
};

export type StoredCardItemTexts = typeof storedCardTexts;
