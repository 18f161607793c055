import { ofPets } from "../pet/phrases.ts";
import { scheduledRules } from "../scheduled/scheduledKinds.ts";
import { capitalized } from "../text/capitalized.ts";
import { listed } from "../text/listed.ts";
import { type ChargedItem, chargedParts } from "./chargedItem.ts";
import { cardChangedTexts } from "./wallet.ts";

/** Said before charges move to another card. @param to its name: "Visa final 1111" */
export function movesText(charged: readonly ChargedItem[], to: string): string {
  return `${chargedSubject(charged)} ${charged.length === 1 ? "passa a ser cobrada" : "passam a ser cobradas"} no ${to}.`;
}

/**
 * Shown after a removal or a change of the main card.
 * @param moved the charges that have moved, by the server's reply, and the name of the card that now pays them; undefined if none has.
 */
export function cardMovedText(
  change: "remove" | "makeMain",
  moved: { readonly charged: readonly ChargedItem[]; readonly to: string } | undefined,
): string {
  const done = cardChangedTexts[change];
  if (moved === undefined || moved.charged.length === 0) return done;
  const { charged, to } = moved;
  return `${done} ${chargedSubject(charged)} ${charged.length === 1 ? "agora é cobrada" : "agora são cobradas"} no ${to}.`;
}

/**
 * "A assinatura do Bob", "As assinaturas do Bob e da Mika e a assinatura de tapetes higiênicos". Two of the same name are
 * named once: "As assinaturas da Mika".
 */
export function chargedSubject(charged: readonly ChargedItem[]): string {
  const { boxes, penalties, purchases } = chargedParts(charged);
  const text = listed([
    ...(boxes.length === 0 ? [] : [`${subscriptions(boxes.length)} ${ofPets(boxes)}`]),
    ...purchases.map(({ kind, count }) => `${subscriptions(count)} de ${scheduledRules[kind].name}`),
    ...(penalties.length === 0 ? [] : [`${penaltiesOf(penalties.length)} ${ofPets(penalties)}`]),
  ]);
  return capitalized(text);
}

function subscriptions(count: number): string {
  return count > 1 ? "as assinaturas" : "a assinatura";
}

function penaltiesOf(count: number): string {
  return count > 1 ? "as multas das assinaturas" : "a multa da assinatura";
}
