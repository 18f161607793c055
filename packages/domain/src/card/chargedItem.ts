import { type NamedPet, ofPet } from "../pet/phrases.ts";
import { type ScheduledKind, scheduledKinds, scheduledRules } from "../scheduled/scheduledKinds.ts";
import { listed } from "../text/listed.ts";

/** An item paid by a charge: a pet's box, a cancellation penalty, or a recurring purchase, which belongs to no pet. */
export type ChargedItem = NamedPet & {
  readonly purchase?: ScheduledKind | undefined;
  readonly isPenalty?: true | undefined;
};

/** Lists the items, grouped by kind: "caixa do Bob e da Mika", "tapetes higiênicos e alimentos úmidos". */
export function chargedText(charged: readonly ChargedItem[]): string {
  const boxes = boxesOf(charged);
  return listed([...(boxes === undefined ? [] : [`caixa ${boxes}`]), ...penaltiesOf(charged), ...purchasesOf(charged)]);
}

/** The same with articles, and whether the verb after it is plural: "a caixa do Bob e os alimentos úmidos". */
export function chargedWithArticles(charged: readonly ChargedItem[]): {
  readonly text: string;
  readonly isMany: boolean;
} {
  const boxes = boxesOf(charged);
  const purchases = purchasesOf(charged);
  const text = listed([
    ...(boxes === undefined ? [] : [`a caixa ${boxes}`]),
    ...penaltiesOf(charged).map((penalty) => `a ${penalty}`),
    ...purchases.map((purchase) => `os ${purchase}`),
  ]);
  return { text, isMany: purchases.length > 0 };
}

/** The pets of the boxes, "do Bob e da Mika"; undefined without boxes. */
function boxesOf(charged: readonly ChargedItem[]): string | undefined {
  const boxes = charged.filter(({ purchase, isPenalty }) => purchase === undefined && !isPenalty);
  return boxes.length === 0 ? undefined : listed(boxes.map(ofPet));
}

function penaltiesOf(charged: readonly ChargedItem[]): readonly string[] {
  return charged.filter(({ isPenalty }) => isPenalty).map((pet) => `multa da assinatura ${ofPet(pet)}`);
}

function purchasesOf(charged: readonly ChargedItem[]): readonly string[] {
  return scheduledKinds
    .filter((kind) => charged.some(({ purchase }) => purchase === kind))
    .map((kind) => scheduledRules[kind].title.toLowerCase());
}
