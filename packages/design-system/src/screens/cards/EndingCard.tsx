import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { dateInText } from "@petbox/domain/calendar/dateInText";
import { endingCardText } from "@petbox/domain/card/endingCardText";
import { chargeAfterExpiry, isAfterNextCharge, isCardOver, type StoredCard } from "@petbox/domain/card/storedCard";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { storedCardName } from "../../components/payment/StoredCardItem/storedCardName.ts";

export interface EndingCardProps {
  /** A card that expires before one of its charges. */
  readonly card: StoredCard;
  readonly today: CivilDate;
  /** Replaces the card: the URL of the page to do so, or a callback. */
  readonly change: string | (() => void);
}

/** Warns that a card expires before one of its charges, ahead of the bank's refusal. An open charge is in the page's list of debts. */
export function EndingCard({ card, today, change }: EndingCardProps) {
  const charge = chargeAfterExpiry(card, today);
  if (charge === undefined) return null;
  const name = storedCardName(card);
  const isOver = isCardOver(card, today);
  const isLater = isAfterNextCharge(card, charge, today);
  const ends = isLater
    ? `vence antes da cobrança de ${dateInText(charge.on, today)}`
    : "vence antes da próxima cobrança";
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
      title={isOver ? `O ${name} venceu` : `O ${name} ${ends}`}
      action={
        typeof change === "string" ? (
          <LinkButton href={change}>{label}</LinkButton>
        ) : (
          <Button onClick={change}>{label}</Button>
        )
      }
    >
      {endingCardText(charge, today, isLater)}
    </Alert>
  );
}
