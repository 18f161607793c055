import { EndingCard } from "@petbox/design-system/screens/cards/EndingCard";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { changeCardPath } from "@petbox/domain/site/cardToChange";
import { useToday } from "../../app/useToday.ts";

/** The cards that expire before their next charge, each with a link to change it. */
export function EndingCards({ cards = [] }: { readonly cards: readonly StoredCard[] | undefined }) {
  const today = useToday();
  return cards.map((card) => <EndingCard key={card.id} card={card} today={today} change={changeCardPath(card.id)} />);
}
