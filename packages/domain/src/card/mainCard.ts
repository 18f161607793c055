import type { CivilDate } from "../calendar/civilDate.ts";
import { chargedSubject, movesText } from "./chargedSubject.ts";
import { isCardOver, type StoredCard } from "./storedCard.ts";

/** Whether "Tornar principal" is offered: the server takes the call, and the card is neither the main one nor expired. */
export function canBecomeMain(card: StoredCard, today: CivilDate): boolean {
  return card.canBecomeMain === true && !card.isMain && !isCardOver(card, today);
}

/**
 * The cards after a change of the main one: the charges of the former main card move to the new one, and those of every other
 * card stay.
 * @param main the card that is charged so far; undefined without any.
 * @param name the name of the new main card: "Visa final 1111".
 * @param kept the other cards that pay for something, each with its name.
 */
export function mainCardText(
  main: StoredCard | undefined,
  name: string,
  kept: readonly { readonly card: StoredCard; readonly name: string }[],
): string {
  const moves = main?.pays ?? main?.nextCharge?.charged;
  const sentences = [
    moves === undefined
      ? `O que era cobrado no cartão principal passa para o ${name}.`
      : moves.length === 0
        ? "Nenhuma cobrança muda agora."
        : movesText(moves, name),
    ...kept.flatMap(({ card, name: where }) => {
      const stays = card.pays ?? [];
      return stays.length === 0
        ? []
        : [`${chargedSubject(stays)} ${stays.length === 1 ? "continua" : "continuam"} no ${where}.`];
    }),
  ];
  return sentences.join(" ");
}
