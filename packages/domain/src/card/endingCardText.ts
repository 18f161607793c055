import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import { chargedWithArticles } from "./chargedItem.ts";
import type { NextCharge } from "./storedCard.ts";

/** What a card that expires before its next charge will not pay, and the advice to replace it. Unknown items are not named. */
export function endingCardText({ on, charged }: NextCharge, today: CivilDate): string {
  const isOpen = isBefore(on, today);
  const day = `A próxima cobrança é em ${dateInText(on, today)}.`;
  if (charged === undefined) {
    return isOpen ? "Troque o cartão antes da próxima cobrança." : `${day} Troque o cartão antes desse dia.`;
  }
  const { text, isMany } = chargedWithArticles(charged);
  return isOpen
    ? `Ele já não paga ${text}. Troque o cartão antes da próxima cobrança.`
    : `${day} Troque o cartão para ${text} não ${isMany ? "atrasarem" : "atrasar"}.`;
}
