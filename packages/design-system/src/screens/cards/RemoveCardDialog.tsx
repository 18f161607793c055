import { chargedText } from "@petbox/domain/card/chargedItem";
import type { NextCharge, StoredCard } from "@petbox/domain/card/storedCard";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { storedCardName } from "../../components/payment/StoredCardItem/index.ts";

export interface RemoveCardDialogProps {
  readonly open: boolean;
  readonly card: StoredCard;
  /** The card that takes over the charges. */
  readonly successor: StoredCard | undefined;
  readonly pending: boolean;
  /** Error text of the last failed attempt. */
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms the removal of a card and names the card that takes over its charges. */
export function RemoveCardDialog({ card, successor, failure, ...dialog }: RemoveCardDialogProps) {
  const name = storedCardName(card);
  const { nextCharge } = card;
  return (
    <ConfirmDialog
      {...dialog}
      variant="danger"
      title={`Remover ${name}?`}
      error={failure}
      texts={{ confirmLabel: "Remover cartão", cancelLabel: "Manter", pendingLabel: "Removendo o cartão" }}
    >
      <Text>
        {nextCharge && successor ? movedText(nextCharge, storedCardName(successor)) : "Nada é cobrado nele agora."} Para
        usá-lo de novo, será preciso digitar o cartão inteiro.
      </Text>
    </ConfirmDialog>
  );
}

function movedText({ charged }: NextCharge, successor: string): string {
  const what = chargedText(charged);
  return charged.every(({ purchase }) => purchase === undefined)
    ? `A próxima ${what} será cobrada no ${successor}.`
    : `A próxima cobrança (${what}) será feita no ${successor}.`;
}
