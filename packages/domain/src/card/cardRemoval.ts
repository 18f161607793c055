import type { CivilDate } from "../calendar/civilDate.ts";
import { ofPet } from "../pet/phrases.ts";
import { scheduledRules } from "../scheduled/scheduledKinds.ts";
import { listed } from "../text/listed.ts";
import type { ChargedItem } from "./chargedItem.ts";
import { isCardOver, type StoredCard } from "./storedCard.ts";
import { cardChangedTexts } from "./wallet.ts";

/** A card that takes over the charges of a removed one, with its name: "Visa final 1111". */
export interface Successor {
  readonly card: StoredCard;
  readonly name: string;
}

/** The charges that a removal has moved, and the card that they have moved to. */
export interface MovedCharges {
  readonly charged: readonly ChargedItem[];
  readonly to: StoredCard;
}

/**
 * What the removal of a card does to its charges, before it is confirmed. Without the server's list of charges, the sentence names none.
 * @param successor the card that takes them over; undefined for the last card.
 */
export function removalText(card: StoredCard, successor: Successor | undefined, today: CivilDate): string {
  const charged = card.pays ?? card.nextCharge?.charged;
  if (charged?.length === 0) return successor === undefined ? `${nothingText} ${noCardText}` : nothingText;
  if (successor === undefined) return noCardText;
  const { name } = successor;
  const moves =
    charged === undefined ? `O que for cobrado nele passa para o ${name}.` : movesText(charged, `no ${name}`);
  return isCardOver(successor.card, today) ? `${moves} Ele já venceu: troque-o antes da próxima cobrança.` : moves;
}

/** Shown after the removal. @param to the name of the card that now pays, by the server's reply. */
export function removedText(charged: readonly ChargedItem[], to: string): string {
  if (charged.length === 0) return cardChangedTexts.remove;
  const verb = charged.length === 1 ? "agora é cobrada" : "agora são cobradas";
  return `${cardChangedTexts.remove} ${subjectOf(charged)} ${verb} no ${to}.`;
}

const nothingText = "Nada é cobrado nele agora.";
const noCardText = "Sua conta fica sem cartão: a próxima assinatura ou renovação vai pedir um.";

function movesText(charged: readonly ChargedItem[], where: string): string {
  return `${subjectOf(charged)} ${charged.length === 1 ? "passa a ser cobrada" : "passam a ser cobradas"} ${where}.`;
}

/** "A assinatura do Bob", "As assinaturas do Bob e da Mika e a assinatura de tapetes higiênicos" */
function subjectOf(charged: readonly ChargedItem[]): string {
  const boxes = charged.filter(({ purchase, isPenalty }) => purchase === undefined && !isPenalty);
  const purchases = charged.flatMap(({ purchase }) => purchase ?? []);
  const penalties = charged.filter(({ purchase, isPenalty }) => purchase === undefined && isPenalty);
  const text = listed([
    ...(boxes.length === 0 ? [] : [`${boxes.length === 1 ? "a assinatura" : "as assinaturas"} ${petsOf(boxes)}`]),
    ...purchases.map((kind) => `a assinatura de ${scheduledRules[kind].title.toLowerCase()}`),
    ...penalties.map((pet) => `a multa da assinatura ${ofPet(pet)}`),
  ]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function petsOf(boxes: readonly ChargedItem[]): string {
  return listed(boxes.map(ofPet));
}
