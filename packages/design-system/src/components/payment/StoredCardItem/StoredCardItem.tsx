import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cardStanding, type StoredCard } from "@petbox/domain/card/storedCard";
import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Card } from "../../foundations/Card/Card.tsx";
import { type CardActionProps, CardActions } from "./CardActions.tsx";
import { CardOption, type StoredCardChoice } from "./CardOption.tsx";
import { CardSummary } from "./CardSummary.tsx";
import { Managed, Removable } from "./StoredCardItem.styles.ts";
import { storedCardName } from "./storedCardName.ts";
import { type StoredCardItemTexts, storedCardTexts } from "./storedCardTexts.ts";

interface Shared extends CardActionProps, Omit<ComponentProps<"div">, "children"> {
  /** The stored card. */
  card: StoredCard;
  /** Today, which determines whether the card has expired. */
  today: CivilDate;
  /** Makes the card a radio of a group, to pay with. */
  choice?: StoredCardChoice | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<StoredCardItemTexts> | undefined;
}

/** A card to pay with cannot be edited or made the charged one. */
export type StoredCardItemProps = Shared &
  ({ choice?: undefined } | { choice: StoredCardChoice; onMakeMain?: undefined; onEdit?: undefined });

/** A stored card in a list: to manage, or with `choice` to pay with. */
export function StoredCardItem(props: StoredCardItemProps) {
  const { card, today, choice, onMakeMain, onEdit, onRemove, pendingAction, texts, ...rest } = props;
  const words = useTexts("storedCardItem", storedCardTexts, texts);
  const standing = cardStanding(card, today);
  const summary = <CardSummary card={card} standing={standing} today={today} texts={words} />;
  const over = standing === "over" || undefined;
  if (choice !== undefined) {
    const option = (
      <CardOption {...choice} disabled={choice.disabled ?? over} value={card.id}>
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
      <Managed role="group" aria-label={called} shown={`${card.isMain}`}>
        {summary}
        <CardActions cardName={called} onMakeMain={makeMain} {...{ onEdit, onRemove, pendingAction }} texts={words} />
      </Managed>
    </Card>
  );
}
