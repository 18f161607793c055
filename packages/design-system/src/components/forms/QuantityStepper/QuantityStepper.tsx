import { type AllowedQuantities, quantityAbove, quantityBelow } from "@petbox/domain/quantity/allowedQuantities";
import { Minus, Plus } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { FieldError } from "../Field/MessageRow.tsx";
import { useFieldDescription } from "../Field/useFieldDescription.ts";
import { useFormReset } from "../Field/useFormReset.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { brazilianNumber } from "./brazilianNumber.ts";
import { Amount, Messages, Root, Row, Work } from "./QuantityStepper.styles.ts";
import { type QuantityStepperTexts, quantityStepperTexts } from "./quantityStepperTexts.ts";

export interface QuantityStepperProps
  extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue" | "onChange"> {
  /**
   * Not available: react-hook-form's `register` would not notice a press. Use its `Controller` with `value` and
   * `onValueChange`.
   */
  onChange?: never;
  /** The name of the product. */
  item: string;
  /** The quantity of a controlled stepper; pass the old one to undo a failed change. */
  value?: number | undefined;
  /**
   * The initial quantity of an uncontrolled stepper.
   * @default 1
   */
  defaultValue?: number | undefined;
  /** The allowed quantities; a press goes to the next one: `everyQuantity({ least: 1, most: 10 })` of the domain. */
  allowed: AllowedQuantities;
  /** Called with the requested quantity. */
  onValueChange?: ((quantity: number) => void) | undefined;
  /**
   * A change is being saved: other presses are ignored.
   * @default false
   */
  pending?: boolean | undefined;
  /** Why the last change failed; by default, the form's error under its name. */
  error?: string | undefined;
  /** The key of the value in a form. */
  name?: string | undefined;
  /**
   * The label of the group, before the name of the product.
   * @default "Quantidade"
   */
  label?: string | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<QuantityStepperTexts> | undefined;
}

/**
 * Buttons for one more or one less: the next allowed quantity.
 *
 * @example
 * import { everyQuantity } from "@petbox/domain/quantity/allowedQuantities";
 *
 * const [quantity, setQuantity] = useState(1);
 * return (
 *   <QuantityStepper
 *     item="Tapete higiênico M"
 *     allowed={everyQuantity({ most: 10 })}
 *     value={quantity}
 *     onValueChange={setQuantity}
 *   />
 * );
 */
export function QuantityStepper({
  item,
  value,
  defaultValue = 1,
  allowed,
  onValueChange,
  pending = false,
  error,
  name,
  label,
  texts,
  ref,
  "aria-describedby": describedBy,
  ...rest
}: QuantityStepperProps) {
  const words = useTexts("quantityStepper", quantityStepperTexts, texts);
  const formatNumber = useFormat("number", brazilianNumber);
  const { message, errorId, described } = useFieldDescription({ name, error }, describedBy);
  const [kept, setKept] = useState(defaultValue);
  const quantity = value ?? kept;
  const group = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(group, ref);
  // A hidden input is not changed by a form reset.
  useFormReset(group, () => setKept(defaultValue));
  const hidden = useRef<HTMLInputElement>(null);
  // The button represents the stepper in its form: a refusal focuses it, since the input is hidden.
  const id = useId();
  const pressed = useRef(false);
  // A hidden input fires no event, so the form would not review its errors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event follows the quantity that a press has changed
  useEffect(() => {
    if (pressed.current) hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
    pressed.current = false;
  }, [quantity]);
  const step = (to: number | undefined) => ({
    "aria-disabled": pending || to === undefined || undefined,
    onClick: () => {
      if (pending || to === undefined) return;
      pressed.current = true;
      setKept(to);
      onValueChange?.(to);
    },
  });
  return (
    <Root
      aria-label={`${label ?? words.label}: ${item}`}
      {...rest}
      aria-describedby={described}
      ref={mergedRef}
      aria-busy={pending}
      data-invalid={message ? "" : undefined}
    >
      <Row>
        <IconButton label={`${words.decreaseLabel}: ${item}`} {...step(quantityBelow(allowed, quantity))}>
          <Minus aria-hidden />
        </IconButton>
        <Amount aria-live="polite" aria-atomic>
          <span aria-hidden>{formatNumber(quantity)}</span>
          <VisuallyHidden>{words.announce(quantity)}</VisuallyHidden>
        </Amount>
        {pending ? (
          <Work>
            <Spinner size="large" label={words.pendingLabel} />
          </Work>
        ) : null}
        <IconButton
          id={id}
          data-name={name}
          form={rest.form}
          label={`${words.increaseLabel}: ${item}`}
          {...step(quantityAbove(allowed, quantity))}
        >
          <Plus aria-hidden />
        </IconButton>
      </Row>
      {name === undefined ? null : <input ref={hidden} type="hidden" name={name} value={quantity} form={rest.form} />}
      <Messages aria-live="polite">
        <FieldError id={errorId} message={message} />
      </Messages>
    </Root>
  );
}
