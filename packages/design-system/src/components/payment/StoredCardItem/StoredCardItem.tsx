import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cardStanding, type StoredCard } from "@petbox/domain/card/storedCard";
import { useId } from "react";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { type CardActionProps, CardActions } from "./CardActions.tsx";
import { CardSummary } from "./CardSummary.tsx";
import { Choice, Dot, Removable } from "./StoredCardItem.styles.ts";
import { storedCardName } from "./storedCardName.ts";
import { type StoredCardTexts, storedCardTexts } from "./storedCardTexts.ts";

interface Shared extends Omit<CardProps, "children" | "flush" | "variant"> {
  card: StoredCard;
  /** The day it is: it tells whether the card is over. */
  today: CivilDate;
  /** Other words in the place of its own. */
  texts?: Partial<StoredCardTexts> | undefined;
}

/** One of several cards to choose between, inside a group of radios. */
export interface StoredCardChoice {
  /** The key of the value in the form; the value is the card's id. */
  readonly name: string;
  readonly defaultChecked?: boolean | undefined;
  /** @default a card that is over cannot be chosen */
  readonly disabled?: boolean | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
}

export type StoredCardItemProps =
  | (Shared & CardActionProps & { choice?: undefined })
  | (Shared & { choice: StoredCardChoice; onMakeMain?: undefined; onEdit?: undefined } & Pick<
        CardActionProps,
        "onRemove" | "pending"
      >);

/** A card that the shop keeps, in a list: to look after, or with `choice` to pay with. */
export function StoredCardItem(props: StoredCardItemProps) {
  const { card, today, choice, onMakeMain, onEdit, onRemove, pending, texts, ...rest } = props;
  const words = { ...storedCardTexts, ...texts };
  const id = useId();
  const standing = cardStanding(card, today);
  const summary = <CardSummary card={card} standing={standing} today={today} texts={words} />;
  const over = standing === "over" || undefined;
  if (choice !== undefined) {
    const { name, defaultChecked, disabled = over, onChoose } = choice;
    const option = (
      <Choice>
        <Dot
          id={id}
          type="radio"
          name={name}
          value={card.id}
          defaultChecked={defaultChecked}
          disabled={disabled}
          onInput={() => onChoose?.(card.id)}
        />
        {summary}
      </Choice>
    );
    return (
      <Card {...rest} flush variant="outlined" data-over={over}>
        {onRemove === undefined ? (
          option
        ) : (
          <Removable>
            {option}
            <CardActions cardName={storedCardName(card, words)} {...{ onRemove, pending }} texts={words} />
          </Removable>
        )}
      </Card>
    );
  }
  const called = storedCardName(card, words);
  const makeMain = card.isMain ? undefined : onMakeMain;
  return (
    <Card {...rest} data-over={over}>
      <KeptFocus role="group" aria-label={called} shown={`${card.isMain}`}>
        {summary}
        <CardActions cardName={called} onMakeMain={makeMain} {...{ onEdit, onRemove, pending }} texts={words} />
      </KeptFocus>
    </Card>
  );
}
