import { ofPets } from "../pet/phrases.ts";
import { scheduledKinds, scheduledRules } from "../scheduled/scheduledKinds.ts";
import { capitalized } from "../text/capitalized.ts";
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

/**
 * "A assinatura do Bob", "As assinaturas do Bob e da Mika e a assinatura de tapetes higiênicos". Two of the same name are
 * named once: "As assinaturas da Mika".
 */
export function chargedSubject(charged: readonly ChargedItem[]): string {
  const boxes = charged.filter(({ purchase, isPenalty }) => purchase === undefined && !isPenalty);
  const penalties = charged.filter(({ purchase, isPenalty }) => purchase === undefined && isPenalty);
  const text = listed([
    ...phrase(boxes, (isMany) => `${subscriptions(isMany)} ${ofPets(boxes)}`),
    ...scheduledKinds.flatMap((kind) =>
      phrase(
        charged.filter(({ purchase }) => purchase === kind),
        (isMany) => `${subscriptions(isMany)} de ${scheduledRules[kind].title.toLowerCase()}`,
      ),
    ),
    ...phrase(
      penalties,
      (isMany) => `${isMany ? "as multas das assinaturas" : "a multa da assinatura"} ${ofPets(penalties)}`,
    ),
  ]);
  return capitalized(text);
}

function phrase(items: readonly ChargedItem[], say: (isMany: boolean) => string): readonly string[] {
  return items.length === 0 ? [] : [say(items.length > 1)];
}

function subscriptions(isMany: boolean): string {
  return isMany ? "as assinaturas" : "a assinatura";
}
