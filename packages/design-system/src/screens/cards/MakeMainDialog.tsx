import { mainCardText } from "@petbox/domain/card/mainCard";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { storedCardName } from "../../components/payment/StoredCardItem/index.ts";

export interface MakeMainDialogProps {
  readonly open: boolean;
  /** The card that becomes the main one. */
  readonly card: StoredCard;
  readonly cards: readonly StoredCard[];
  readonly pending: boolean;
  /** Error text of the last failed attempt. */
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms a new main card: which charges move to it, and which stay on which card. */
export function MakeMainDialog({ card, cards, failure, ...dialog }: MakeMainDialogProps) {
  const name = storedCardName(card);
  const main = cards.find(({ isMain }) => isMain);
  const others = cards.filter(({ id }) => id !== card.id && id !== main?.id);
  const kept = others.map((each) => ({ card: each, name: storedCardName(each) }));
  return (
    <ConfirmDialog
      {...dialog}
      title={`Tornar principal o ${name}?`}
      error={failure}
      texts={{
        confirmLabel: "Tornar principal",
        cancelLabel: "Agora não",
        pendingLabel: "Trocando o cartão principal",
      }}
    >
      <Text>{mainCardText(main, name, kept)}</Text>
    </ConfirmDialog>
  );
}
