import { type CivilDate, formatBrazilianDate, formatDayMonth, isBefore } from "@petbox/domain/calendar/civilDate";
import { acceptedBrandNames } from "@petbox/domain/card/brandNames";
import {
  type CardStanding,
  cardStanding,
  maskedStoredNumber,
  type StoredCard,
  shortStoredNumber,
} from "@petbox/domain/card/storedCard";
import { type ComponentProps, useId } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Card } from "../../foundations/Card/Card.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Badge } from "../../status/Badge/Badge.tsx";
import { StatusBadge } from "../../status/StatusBadge/StatusBadge.tsx";
import { BrandMark } from "./BrandMark.tsx";
import { type CardActionProps, CardActions } from "./CardActions.tsx";
import { CardOption, type StoredCardChoice } from "./CardOption.tsx";
import {
  Brand,
  Details,
  Digits,
  Line,
  Managed,
  Note,
  Removable,
  Small,
  Summary,
  Words,
} from "./StoredCardItem.styles.ts";
import { storedCardName } from "./storedCardName.ts";
import { type StoredCardItemTexts, storedCardTexts } from "./storedCardTexts.ts";

interface Shared extends CardActionProps, Omit<ComponentProps<"div">, "children"> {
  /** The stored card. */
  card: StoredCard;
  /** Today, which determines whether the card has expired. */
  today: CivilDate;
  /** Makes the card a radio of a group, to pay with. */
  choice?: StoredCardChoice | undefined;
  /** Below the buttons of a card to manage: why it cannot be removed. */
  note?: string | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<StoredCardItemTexts> | undefined;
}

/** A card to pay with cannot be edited or made the charged one. */
export type StoredCardItemProps = Shared &
  ({ choice?: undefined } | { choice: StoredCardChoice; onMakeMain?: undefined; onEdit?: undefined });

interface CardSummaryProps {
  card: StoredCard;
  standing: CardStanding;
  today: CivilDate;
  /** The ids of the card's name and of what describes it. */
  nameId: string;
  detailsId: string;
  /** Whether the card is one of a choice, whose number must fit a line. */
  isChoice: boolean;
  texts: StoredCardItemTexts;
}

/** The card with its number masked. Screen readers would read the dots: they get the last digits instead. */
function CardSummary({ card, standing, today, nameId, detailsId, isChoice, texts }: CardSummaryProps) {
  const { expiryText, mainLabel, unknownBrandLabel, endingLabel, overLabel, refusedText } = texts;
  const { nextChargeText, openChargeText, chargedText } = texts;
  const date = useFormat("date", formatBrazilianDate);
  const dayMonth = useFormat("dayMonth", formatDayMonth);
  const { nextCharge } = card;
  const chargeText = nextCharge && isBefore(nextCharge.on, today) ? openChargeText : nextChargeText;
  const isTold = card.expiry !== undefined && standing !== "unknown";
  return (
    <Summary>
      <BrandMark brand={card.brand} />
      <Words>
        <Line id={nameId}>
          <Brand aria-hidden="true">
            {card.brand === undefined ? unknownBrandLabel : acceptedBrandNames[card.brand]}
          </Brand>
          <VisuallyHidden>{storedCardName(card, texts)}</VisuallyHidden>
          {card.isMain ? <Badge tone="primary">{mainLabel}</Badge> : null}
        </Line>
        <Digits aria-hidden="true">{isChoice ? shortStoredNumber(card) : maskedStoredNumber(card)}</Digits>
        <Details id={detailsId}>
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
              <StatusBadge tone="danger" label={refusedText(card.refusedOn, today, date, dayMonth)} />
            </Line>
          )}
          {nextCharge === undefined ? null : (
            <Small>{chargeText(nextCharge.on, nextCharge.charged && chargedText(nextCharge.charged), date)}</Small>
          )}
        </Details>
      </Words>
    </Summary>
  );
}

/**
 * A stored card in a list: to manage, or with `choice` to pay with.
 *
 * @example
 * import { civilDate } from "@petbox/domain/calendar/civilDate";
 *
 * <StoredCardItem
 *   card={{ id: "c1", brand: "VISA", lastFour: "1234", expiry: { month: "04", year: "31" }, isMain: true }}
 *   today={civilDate(2026, 3, 10)}
 *   onRemove={() => location.assign("/cartoes/c1/remover")}
 * />
 */
export function StoredCardItem(props: StoredCardItemProps) {
  const { card, today, choice, onMakeMain, onEdit, onRemove, pendingAction, note, texts, ...rest } = props;
  const words = useTexts("storedCardItem", storedCardTexts, texts);
  const standing = cardStanding(card, today);
  const isChoice = choice !== undefined;
  const nameId = useId();
  const detailsId = useId();
  const summary = <CardSummary {...{ card, standing, today, nameId, detailsId, isChoice }} texts={words} />;
  const over = standing === "over" || undefined;
  if (choice !== undefined) {
    const option = (
      <CardOption
        aria-labelledby={nameId}
        aria-describedby={detailsId}
        {...choice}
        disabled={choice.disabled ?? over}
        value={card.id}
      >
        {summary}
      </CardOption>
    );
    return (
      <Card {...rest} flush variant="outlined" data-over={over}>
        {onRemove === undefined ? (
          option
        ) : (
          <Removable>
            {option}
            <CardActions cardName={storedCardName(card, words)} {...{ onRemove, pendingAction }} texts={words} />
          </Removable>
        )}
      </Card>
    );
  }
  const called = storedCardName(card, words);
  const makeMain = card.isMain ? undefined : onMakeMain;
  return (
    <Card {...rest} data-over={over}>
      <Managed role="group" aria-label={called}>
        {summary}
        <CardActions cardName={called} onMakeMain={makeMain} {...{ onEdit, onRemove, pendingAction }} texts={words} />
      </Managed>
      {note === undefined ? null : <Note>{note}</Note>}
    </Card>
  );
}
