import { type AllowedQuantities, quantityAbove, quantityBelow } from "@petbox/domain/quantity/allowedQuantities";
import { Minus, Plus } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { FieldError } from "../Field/FieldError.tsx";
import { Amount, Messages, Root, Row, Work } from "./QuantityStepper.styles.ts";
import { type QuantityStepperTexts, quantityStepperTexts } from "./quantityStepperTexts.ts";

export interface QuantityStepperProps extends Omit<ComponentProps<"fieldset">, "children" | "onChange"> {
  /** What there is a quantity of: the name of the product. */
  item: string;
  /** The quantity, which the page keeps: what is given here is what is shown, so a change that failed is undone by the old one. */
  value: number;
  /** The quantities that can be had; a press goes to the next of them. */
  allowed: AllowedQuantities;
  /** The quantity that was asked for by a press. */
  onChange: (quantity: number) => void;
  /**
   * A change is on its way to the server: no other is taken.
   * @default false
   */
  pending?: boolean;
  /** Why the last change failed. */
  error?: string | undefined;
  /** Sends the quantity with a form, by this name. */
  name?: string | undefined;
  /**
   * What the group is called, before the name of the product.
   * @default "Quantidade"
   */
  label?: string;
  /** Other words in the place of its own. */
  texts?: Partial<QuantityStepperTexts> | undefined;
}

/** One more or one less: the next quantity that can be had. */
export function QuantityStepper({
  item,
  value,
  allowed,
  onChange,
  pending = false,
  error,
  name,
  label = "Quantidade",
  texts,
  ...rest
}: QuantityStepperProps) {
  const { decreaseLabel, increaseLabel, pendingLabel, announce } = { ...quantityStepperTexts, ...texts };
  const errorId = useId();
  const step = (to: number | undefined) => ({
    "aria-disabled": pending || to === undefined || undefined,
    onClick: () => {
      if (!pending && to !== undefined) onChange(to);
    },
  });
  return (
    <Root
      aria-label={`${label}: ${item}`}
      aria-describedby={error === undefined ? undefined : errorId}
      {...rest}
      aria-busy={pending}
      data-invalid={error === undefined ? undefined : ""}
    >
      <Row>
        <IconButton label={`${decreaseLabel}: ${item}`} {...step(quantityBelow(allowed, value))}>
          <Minus aria-hidden />
        </IconButton>
        <Amount aria-live="polite" aria-atomic>
          <span aria-hidden>{value.toLocaleString("pt-BR")}</span>
          <VisuallyHidden>{announce(value)}</VisuallyHidden>
        </Amount>
        {pending ? (
          <Work>
            <Spinner size="large" label={pendingLabel} />
          </Work>
        ) : null}
        <IconButton label={`${increaseLabel}: ${item}`} {...step(quantityAbove(allowed, value))}>
          <Plus aria-hidden />
        </IconButton>
      </Row>
      <Messages aria-live="polite">
        <FieldError id={errorId} message={error} />
      </Messages>
      {name === undefined ? null : <input type="hidden" name={name} value={value} />}
    </Root>
  );
}
