import { useId } from "react";
import { checkedOf } from "../Field/checkedOf.ts";
import { FieldGroup, type RadioFieldProps } from "../Field/FieldGroup.tsx";
import { CardFace } from "./CardFace.tsx";
import { Cards, Radio, RadioCard } from "./ChoiceCards.styles.ts";
import type { ChoiceCard } from "./choiceCard.ts";

export interface RadioCardsProps<Value extends string> extends RadioFieldProps {
  /** The key of the value and of the error in the form. */
  name: string;
  /** The cards, in their order. */
  cards: readonly ChoiceCard<Value>[];
  /** The chosen value, for a controlled group; null for none. */
  value?: Value | null | undefined;
  /** The initially chosen value, for an uncontrolled group. */
  defaultValue?: Value | undefined;
  /** Whether a choice is required. */
  required?: boolean | undefined;
  /** Disables every card. */
  disabled?: boolean | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** Cards that are radios, as part of a form. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, cards, value, defaultValue, required, disabled, onValueChange, ...group } = props;
  const id = useId();
  return (
    <FieldGroup {...group} name={name}>
      <Cards data-count={cards.length}>
        {cards.map((card, index) => (
          <RadioCard key={card.value}>
            <CardFace card={card}>
              <Radio
                type="radio"
                id={`${id}-${index}`}
                name={name}
                form={group.form}
                value={card.value}
                {...checkedOf(card.value, value, defaultValue)}
                required={required}
                disabled={disabled || card.disabled}
                onChange={() => onValueChange?.(card.value)}
              />
            </CardFace>
          </RadioCard>
        ))}
      </Cards>
    </FieldGroup>
  );
}
