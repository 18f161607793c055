import { type ComponentProps, type ReactNode, useId } from "react";
import { Choice, Dot } from "./StoredCardItem.styles.ts";

/** One of several cards to choose between, inside a group of radios: also what `register` of react-hook-form gives. */
export interface StoredCardChoice
  extends Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "children" | "className" | "style"> {
  /** The key of the value in the form; the value is the card's id. */
  name: string;
  /** Whether it is the chosen one, for a page that keeps that. */
  checked?: boolean | undefined;
  /** Whether it is the chosen one at first, where no page keeps it. */
  defaultChecked?: boolean | undefined;
  /** @default a card that is over cannot be chosen */
  disabled?: boolean | undefined;
  /** Is told that this card was chosen: of the others nothing is heard. */
  onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

interface CardOptionProps extends StoredCardChoice {
  /** The id of the card. */
  value: string;
  children: ReactNode;
}

/** A stored card as a radio: all of it can be pressed. */
export function CardOption({ value, children, onCheckedChange, onChange, ...rest }: CardOptionProps) {
  const id = useId();
  return (
    <Choice>
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
