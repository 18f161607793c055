import { type ComponentProps, type ReactNode, useId } from "react";
import { resetTo } from "../../forms/Field/checkedOf.ts";
import { Choice, Dot } from "./StoredCardItem.styles.ts";

/** The radio props of a card in a group, compatible with react-hook-form's `register`. */
export interface StoredCardChoice
  extends Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "children" | "className" | "style"> {
  /** The key of the value in the form; the value is the card's id. */
  name: string;
  /** Whether the card is chosen, for a controlled radio. */
  checked?: boolean | undefined;
  /** Whether the card is initially chosen, for an uncontrolled radio. */
  defaultChecked?: boolean | undefined;
  /**
   * Whether the card cannot be chosen.
   * @default an expired card is disabled
   */
  disabled?: boolean | undefined;
  /** Called when this card is chosen. */
  onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

interface CardOptionProps extends StoredCardChoice {
  /** The id of the card. */
  value: string;
  children: ReactNode;
}

/** A stored card as a radio, pressable as a whole. */
export function CardOption({ value, children, onCheckedChange, onChange, ...rest }: CardOptionProps) {
  const id = useId();
  return (
    <Choice ref={resetTo(rest.checked)}>
      <Dot
        id={id}
        {...rest}
        type="radio"
        value={value}
        onChange={(event) => {
          onCheckedChange?.(event.currentTarget.checked);
          onChange?.(event);
        }}
      />
      {children}
    </Choice>
  );
}
