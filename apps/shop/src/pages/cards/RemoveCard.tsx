import { removeCard } from "@petbox/api-client/cards/api";
import { storedCardName } from "@petbox/design-system/components/StoredCardItem";
import { RemoveCardDialog } from "@petbox/design-system/screens/cards/RemoveCardDialog";
import { cardMovedText } from "@petbox/domain/card/chargedSubject";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { cardFailureText, nextMainCard } from "@petbox/domain/card/wallet";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface RemoveCardProps {
  readonly card: StoredCard;
  /** All stored cards. */
  readonly cards: readonly StoredCard[];
  /** Called after the removal, with a text that says what has moved to which card. */
  readonly onDone: (text: string) => Promise<void>;
  readonly onClose: (hasFailed: boolean) => void;
}

/** Removes a card after a confirmation. */
export function RemoveCard({ card, cards, onDone, onClose }: RemoveCardProps) {
  const { client } = useServices();
  const today = useToday();
  const { pending, failure, submit } = useSubmit(async () => {
    const moved = await removeCard(client, card.id);
    await onDone(cardMovedText("remove", moved && { ...moved, to: storedCardName(moved.to) }));
  });
  const others = cards.filter(({ id }) => id !== card.id);
  return (
    <RemoveCardDialog
      open
      card={card}
      successor={nextMainCard(others, today)}
      today={today}
      pending={pending}
      failure={failure && cardFailureText("remove", failure)}
      onConfirm={() => void submit()}
      onCancel={() => onClose(failure !== undefined)}
    />
  );
}
