import { removeCard } from "@petbox/api-client/cards/api";
import { RemoveCardDialog } from "@petbox/design-system/screens/cards/RemoveCardDialog";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { cardFailureText } from "@petbox/domain/card/wallet";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";

interface RemoveCardProps {
  readonly card: StoredCard;
  /** The card that is charged after the removal. */
  readonly successor: StoredCard | undefined;
  readonly onDone: () => Promise<void>;
  readonly onClose: (hasFailed: boolean) => void;
}

/** Removes a card after a confirmation. */
export function RemoveCard({ card, successor, onDone, onClose }: RemoveCardProps) {
  const { client } = useServices();
  const { pending, failure, submit } = useSubmit(async () => {
    await removeCard(client, card.id);
    await onDone();
  });
  return (
    <RemoveCardDialog
      open
      card={card}
      successor={successor}
      pending={pending}
      failure={failure && cardFailureText("remove", failure)}
      onConfirm={() => void submit()}
      onCancel={() => onClose(failure !== undefined)}
    />
  );
}
