import type { CivilDate } from "../calendar/civilDate.ts";
import { isCardOver, type StoredCard } from "./storedCard.ts";

/** How likely the bank approves the card: 0 without a known obstacle, 1 after a refusal, 2 if the card has expired. */
function obstacleOf(card: StoredCard, today: CivilDate): 0 | 1 | 2 {
  if (isCardOver(card, today)) return 2;
  return card.refusedOn === undefined ? 0 : 1;
}

/** The cards to choose from for a payment: valid ones first, then refused ones, then expired ones; otherwise in the same order. */
export function cardsToPayWith(cards: readonly StoredCard[], today: CivilDate): readonly StoredCard[] {
  return [...cards].sort((one, other) => obstacleOf(one, today) - obstacleOf(other, today));
}

/** The card to preselect: the only one that is neither expired nor refused; undefined if there are several or none. */
export function onlyValidCard(cards: readonly StoredCard[], today: CivilDate): StoredCard | undefined {
  const [first, ...others] = cards.filter((card) => obstacleOf(card, today) === 0);
  return others.length === 0 ? first : undefined;
}
