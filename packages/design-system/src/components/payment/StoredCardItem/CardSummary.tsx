import { type CivilDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { acceptedBrandNames } from "@petbox/domain/card/brandNames";
import {
  type CardStanding,
  maskedStoredNumber,
  type NextCharge,
  type StoredCard,
} from "@petbox/domain/card/storedCard";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Badge } from "../../status/Badge/Badge.tsx";
import { StatusBadge } from "../../status/StatusBadge/StatusBadge.tsx";
import { BrandMark } from "./BrandMark.tsx";
import { Brand, Digits, Line, Small, Summary, Words } from "./StoredCardItem.styles.ts";
import { storedCardName } from "./storedCardName.ts";
import type { StoredCardItemTexts } from "./storedCardTexts.ts";

export interface CardSummaryProps {
  card: StoredCard;
  standing: CardStanding;
  today: CivilDate;
  texts: StoredCardItemTexts;
}

/** The card with its number masked. Screen readers would read the dots: they get the last digits instead. */
export function CardSummary({ card, standing, today, texts }: CardSummaryProps) {
  const { expiryText, mainLabel, unknownBrandLabel, endingLabel, overLabel, refusedText } = texts;
  const isTold = card.expiry !== undefined && standing !== "unknown";
  return (
    <Summary>
      <BrandMark brand={card.brand} />
      <Words>
        <Line>
          <Brand aria-hidden="true">
            {card.brand === undefined ? unknownBrandLabel : acceptedBrandNames[card.brand]}
          </Brand>
          <VisuallyHidden>{storedCardName(card, texts)}</VisuallyHidden>
          {card.isMain ? <Badge tone="primary">{mainLabel}</Badge> : null}
        </Line>
        <Digits aria-hidden="true">{maskedStoredNumber(card)}</Digits>
        {card.holderName ? <Small>{card.holderName}</Small> : null}
        {isTold ? (
          <Line>
            <Small>{expiryText(`${card.expiry.month.padStart(2, "0")}/${card.expiry.year.slice(-2)}`)}</Small>
            {standing === "ending" ? <StatusBadge tone="warning" label={endingLabel} /> : null}
            {standing === "over" ? <StatusBadge tone="danger" label={overLabel} /> : null}
          </Line>
        ) : null}
        {card.refusedOn === undefined ? null : (
          <Line>
            <StatusBadge tone="danger" label={refusedText(card.refusedOn, today)} />
          </Line>
        )}
        {card.nextCharge === undefined ? null : <Small>{chargeText(card.nextCharge, today, texts)}</Small>}
      </Words>
    </Summary>
  );
}

function chargeText({ on, charged }: NextCharge, today: CivilDate, texts: StoredCardItemTexts): string {
  const { nextChargeText, openChargeText, chargedText } = texts;
  return (isBefore(on, today) ? openChargeText : nextChargeText)(on, chargedText(charged));
}
