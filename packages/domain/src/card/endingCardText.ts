import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import { chargedWithArticles } from "./chargedItem.ts";
import type { NextCharge } from "./storedCard.ts";

/**
 * What a card that expires before a charge will not pay, and the advice to replace it. Unknown items are not named.
 * @param isDayTold whether the title names the day of the charge.
 */
export function endingCardText({ on, charged }: NextCharge, today: CivilDate, isDayTold = false): string {
  const isOpen = isBefore(on, today);
  const day = isDayTold ? "" : `A próxima cobrança é em ${dateInText(on, today)}. `;
  if (charged === undefined) {
    return isOpen ? "Troque o cartão antes da próxima cobrança." : `${day}Troque o cartão antes desse dia.`;
  }
  const { text, isMany } = chargedWithArticles(charged);
  return isOpen
    ? `Ele já não paga ${text}. Troque o cartão antes da próxima cobrança.`
    : `${day}Troque o cartão para ${text} não ${isMany ? "atrasarem" : "atrasar"}.`;
}
