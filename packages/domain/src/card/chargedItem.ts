import { type NamedPet, ofPet, ofPets } from "../pet/phrases.ts";
import { type ScheduledKind, scheduledKinds, scheduledRules } from "../scheduled/scheduledKinds.ts";
import { listed } from "../text/listed.ts";

/** An item paid by a charge: a pet's box, a cancellation penalty, or a recurring purchase, which belongs to no pet. */
export type ChargedItem = NamedPet & {
  readonly purchase?: ScheduledKind | undefined;
  readonly isPenalty?: true | undefined;
};

/** Lists the items, grouped by kind: "caixa do Bob e da Mika", "tapetes higiênicos e alimentos úmidos". */
export function chargedText(charged: readonly ChargedItem[]): string {
  const { boxes, penalties, purchases } = phrasesOf(charged);
  return listed([...boxes, ...penalties, ...purchases]);
}

/** The same with articles, and whether the verb after it is plural: "a caixa do Bob e os alimentos úmidos", "as caixas do Bob e da Mika". */
export function chargedWithArticles(charged: readonly ChargedItem[]): {
  readonly text: string;
  readonly isMany: boolean;
} {
  const { boxes: pets } = chargedParts(charged);
  const { penalties, purchases } = phrasesOf(charged);
  const hasBoxes = pets.length > 1;
  const phrases = [
    ...(pets.length === 0 ? [] : [`${hasBoxes ? "as caixas" : "a caixa"} ${ofPets(pets)}`]),
    ...penalties.map((phrase) => `a ${phrase}`),
    ...purchases.map((phrase) => `os ${phrase}`),
  ];
  return { text: listed(phrases), isMany: phrases.length > 1 || purchases.length > 0 || hasBoxes };
}

/** The items by kind, and how often each recurring purchase is among them. */
export function chargedParts(charged: readonly ChargedItem[]) {
  const counted = scheduledKinds.map((kind) => ({
    kind,
    count: charged.filter(({ purchase }) => purchase === kind).length,
  }));
  return {
    boxes: charged.filter(({ purchase, isPenalty }) => purchase === undefined && !isPenalty),
    penalties: charged.filter(({ isPenalty }) => isPenalty),
    purchases: counted.filter(({ count }) => count > 0),
  };
}

/** All boxes are one phrase, and so are all purchases of a kind. Pets of the same name are named once: "caixas da Mika". */
function phrasesOf(charged: readonly ChargedItem[]) {
  const { boxes, penalties, purchases } = chargedParts(charged);
  const hasNamesakes = new Set(boxes.map(ofPet)).size < boxes.length;
  return {
    boxes: boxes.length === 0 ? [] : [`${hasNamesakes ? "caixas" : "caixa"} ${ofPets(boxes)}`],
    penalties: penalties.map((pet) => `multa da assinatura ${ofPet(pet)}`),
    purchases: purchases.map(({ kind }) => scheduledRules[kind].name),
  };
}
