import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { removalText } from "@petbox/domain/card/cardRemoval";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { storedCardName } from "../../components/payment/StoredCardItem/index.ts";

export interface RemoveCardDialogProps {
  readonly open: boolean;
  readonly card: StoredCard;
  /** The card that takes over the charges. */
  readonly successor: StoredCard | undefined;
  readonly today: CivilDate;
  readonly pending: boolean;
  /** Error text of the last failed attempt. */
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms the removal of a card and names the card that takes over its charges. */
export function RemoveCardDialog({ card, successor, today, failure, ...dialog }: RemoveCardDialogProps) {
  const name = storedCardName(card);
  const heir = successor && { card: successor, name: storedCardName(successor) };
  return (
    <ConfirmDialog
      {...dialog}
      variant="danger"
      title={`Remover ${name}?`}
      error={failure}
      texts={{ confirmLabel: "Remover cartão", cancelLabel: "Manter", pendingLabel: "Removendo o cartão" }}
    >
      <Text>
        {removalText(card, heir, today)} Para voltar a usar o {name}, será preciso digitar o cartão inteiro.
      </Text>
    </ConfirmDialog>
  );
}
