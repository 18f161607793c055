import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cardStanding, type StoredCard } from "@petbox/domain/card/storedCard";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { type CardActionProps, CardActions } from "./CardActions.tsx";
import { CardSummary, cardName } from "./CardSummary.tsx";
import { Choice, Dot } from "./StoredCardItem.styles.ts";
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
  | (Shared & { readonly [Name in keyof CardActionProps]?: undefined } & { choice: StoredCardChoice });

/** A card that the shop keeps, in a list: to look after, or with `choice` to pay with. */
export function StoredCardItem(props: StoredCardItemProps) {
  const { card, today, choice, onMakeMain, onEdit, onRemove, pending, texts, ...rest } = props;
  const words = { ...storedCardTexts, ...texts };
  const standing = cardStanding(card, today);
  const summary = <CardSummary card={card} standing={standing} texts={words} />;
  const over = standing === "over" || undefined;
  if (choice !== undefined) {
    const { name, defaultChecked, disabled = over, onChoose } = choice;
    return (
      <Card {...rest} flush variant="outlined" data-over={over}>
        <Choice>
          <Dot
            type="radio"
            name={name}
            value={card.id}
            defaultChecked={defaultChecked}
            disabled={disabled}
            onInput={() => onChoose?.(card.id)}
          />
          {summary}
        </Choice>
      </Card>
    );
  }
  const called = cardName(card, words);
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
