import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { endingCardText } from "@petbox/domain/card/endingCardText";
import { isCardOver, type StoredCard } from "@petbox/domain/card/storedCard";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { storedCardName } from "../../components/payment/StoredCardItem/storedCardName.ts";

export interface EndingCardProps {
  /** A card that expires before its next charge. */
  readonly card: StoredCard;
  readonly today: CivilDate;
  /** Replaces the card: the URL of the page to do so, or a callback. */
  readonly change: string | (() => void);
}

/** Warns that a card expires before its next charge, ahead of the bank's refusal. An open charge is in the page's list of debts. */
export function EndingCard({ card, today, change }: EndingCardProps) {
  const { nextCharge } = card;
  if (nextCharge === undefined) return null;
  const name = storedCardName(card);
  const isOver = isCardOver(card, today);
  const label = (
    <>
      Trocar cartão
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </>
  );
  return (
    <Alert
      tone="warning"
      role="note"
      title={isOver ? `O ${name} venceu` : `O ${name} vence antes da próxima cobrança`}
      action={
        typeof change === "string" ? (
          <LinkButton href={change}>{label}</LinkButton>
        ) : (
          <Button onClick={change}>{label}</Button>
        )
      }
    >
      {endingCardText(nextCharge, today)}
    </Alert>
  );
}
