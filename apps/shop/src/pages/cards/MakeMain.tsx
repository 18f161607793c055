import { makeMainCard } from "@petbox/api-client/cards/api";
import { storedCardName } from "@petbox/design-system/components/StoredCardItem";
import { MakeMainDialog } from "@petbox/design-system/screens/cards/MakeMainDialog";
import { madeMainText } from "@petbox/domain/card/mainCard";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { cardChangedTexts, cardFailureText } from "@petbox/domain/card/wallet";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface MakeMainProps {
  readonly card: StoredCard;
  readonly cards: readonly StoredCard[];
  /** Called after the change, with a text that says what is now charged on the card. */
  readonly onDone: (text: string) => Promise<void>;
  readonly onClose: (hasFailed: boolean) => void;
}

/** Makes a card the main one after a confirmation. */
export function MakeMain({ card, cards, onDone, onClose }: MakeMainProps) {
  const { client } = useServices();
  const { pending, failure, submit } = useSubmit(async () => {
    const moved = await makeMainCard(client, card.id);
    await onDone(
      moved === undefined ? cardChangedTexts.makeMain : madeMainText(moved.charged, storedCardName(moved.to)),
    );
  });
  return (
    <MakeMainDialog
      open
      card={card}
      cards={cards}
      pending={pending}
      failure={failure && cardFailureText("makeMain", failure)}
      onConfirm={() => void submit()}
      onCancel={() => onClose(failure !== undefined)}
    />
  );
}
