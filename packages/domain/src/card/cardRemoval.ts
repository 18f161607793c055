import type { CivilDate } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import type { ChargedItem } from "./chargedItem.ts";
import { movesText } from "./chargedSubject.ts";
import { isCardOver, type StoredCard } from "./storedCard.ts";

/** A card that takes over the charges of a removed one, with its name: "Visa final 1111". */
export interface Successor {
  readonly card: StoredCard;
  readonly name: string;
}

/** The charges that a removal or a new main card has moved, and the card that they have moved to. */
export interface MovedCharges {
  readonly charged: readonly ChargedItem[];
  readonly to: StoredCard;
}

/**
 * What the removal of a card does to its charges, before it is confirmed. Without the server's list of charges, the sentence names none,
 * and a card only if the removed one is not the main card but the successor is.
 * @param successor the card that takes them over by our server's rule; undefined for the last card.
 */
export function removalText(card: StoredCard, successor: Successor | undefined, today: CivilDate): string {
  const charged = card.pays ?? card.nextCharge?.charged;
  if (charged?.length === 0) return successor === undefined ? `${nothingText} ${noCardText}` : nothingText;
  if (successor === undefined) return noCardText;
  const { name } = successor;
  if (charged === undefined && (card.isMain || !successor.card.isMain)) return unknownText;
  const moves = charged === undefined ? `O que for cobrado nele passa para o ${name}.` : movesText(charged, name);
  return `${moves}${warningOf(successor.card, today)}`;
}

/** Says why the successor will probably not pay; empty if nothing speaks against it. */
function warningOf(card: StoredCard, today: CivilDate): string {
  if (isCardOver(card, today)) return " Ele já venceu: troque-o antes da próxima cobrança.";
  if (card.refusedOn === undefined) return "";
  return ` Ele foi recusado em ${dateInText(card.refusedOn, today)}: confira com o banco ou adicione outro.`;
}

const nothingText = "Nada é cobrado nele agora.";
const unknownText = "Se ele paga alguma assinatura, confira depois qual cartão ficou como principal.";
const noCardText = "Sua conta fica sem cartão: a próxima assinatura ou renovação vai pedir um.";
