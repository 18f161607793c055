import { ofPet } from "../pet/phrases.ts";
import { scheduledRules } from "../scheduled/scheduledKinds.ts";
import { listed } from "../text/listed.ts";
import type { ChargedItem } from "./chargedItem.ts";

/** Said before charges move to another card. @param to its name: "Visa final 1111" */
export function movesText(charged: readonly ChargedItem[], to: string): string {
  return `${chargedSubject(charged)} ${charged.length === 1 ? "passa a ser cobrada" : "passam a ser cobradas"} no ${to}.`;
}

/** Said after charges have moved to another card. */
export function nowChargedText(charged: readonly ChargedItem[], to: string): string {
  return `${chargedSubject(charged)} ${charged.length === 1 ? "agora é cobrada" : "agora são cobradas"} no ${to}.`;
}

/** "A assinatura do Bob", "As assinaturas do Bob e da Mika e a assinatura de tapetes higiênicos" */
export function chargedSubject(charged: readonly ChargedItem[]): string {
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
