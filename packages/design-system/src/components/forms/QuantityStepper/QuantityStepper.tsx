import { type AllowedQuantities, quantityAbove, quantityBelow } from "@petbox/domain/quantity/allowedQuantities";
import { Minus, Plus } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { FieldError } from "../Field/FieldError.tsx";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { useFieldError } from "../Form/FormErrorsContext.ts";
import { Amount, Messages, Root, Row, Work } from "./QuantityStepper.styles.ts";
import { type QuantityStepperTexts, quantityStepperTexts } from "./quantityStepperTexts.ts";

export interface QuantityStepperProps
  extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue" | "onChange"> {
  /** There is none: `register` of react-hook-form would never hear of a press. Its `Controller` takes `value` and `onValueChange`. */
  onChange?: never;
  /** What there is a quantity of: the name of the product. */
  item: string;
  /** The quantity of a page that keeps it: what is given here is what is shown, so a change that failed is undone by the old one. */
  value?: number | undefined;
  /**
   * The quantity at first, where the page keeps none.
   * @default 1
   */
  defaultValue?: number | undefined;
  /** The quantities that can be had; a press goes to the next of them. */
  allowed: AllowedQuantities;
  /** The quantity that was asked for by a press. */
  onValueChange?: ((quantity: number) => void) | undefined;
  /**
   * A change is on its way to the server: no other is taken.
   * @default false
   */
  pending?: boolean;
  /** Why the last change failed; without it, what the form around it says under its name. */
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
  defaultValue = 1,
  allowed,
  onValueChange,
  pending = false,
  error,
  name,
  label = "Quantidade",
  texts,
  ref,
  "aria-describedby": describedBy,
  ...rest
}: QuantityStepperProps) {
  const { decreaseLabel, increaseLabel, pendingLabel, announce } = { ...quantityStepperTexts, ...texts };
  const errorId = useId();
  const formError = useFieldError(name);
  const message = error ?? formError;
  const [kept, setKept] = useState(defaultValue);
  const quantity = value ?? kept;
  const group = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(group, ref);
  const goBack = useEffectEvent(() => setKept(defaultValue));
  useEffect(() => {
    const form = group.current?.form;
    // A hidden input keeps its value through a reset of its form.
    form?.addEventListener("reset", goBack);
    return () => form?.removeEventListener("reset", goBack);
  }, []);
  const step = (to: number | undefined) => ({
    "aria-disabled": pending || to === undefined || undefined,
    onClick: () => {
      if (pending || to === undefined) return;
      setKept(to);
      onValueChange?.(to);
    },
  });
  return (
    <Root
      aria-label={`${label}: ${item}`}
      {...rest}
      aria-describedby={[describedBy, message && errorId].filter(Boolean).join(" ") || undefined}
      ref={mergedRef}
      aria-busy={pending}
      data-invalid={message ? "" : undefined}
    >
      <Row>
        <IconButton label={`${decreaseLabel}: ${item}`} {...step(quantityBelow(allowed, quantity))}>
          <Minus aria-hidden />
        </IconButton>
        <Amount aria-live="polite" aria-atomic>
          <span aria-hidden>{quantity.toLocaleString("pt-BR")}</span>
          <VisuallyHidden>{announce(quantity)}</VisuallyHidden>
        </Amount>
        {pending ? (
          <Work>
            <Spinner size="large" label={pendingLabel} />
          </Work>
        ) : null}
        <IconButton label={`${increaseLabel}: ${item}`} {...step(quantityAbove(allowed, quantity))}>
          <Plus aria-hidden />
        </IconButton>
      </Row>
      <Messages aria-live="polite">
        <FieldError id={errorId} message={message} />
      </Messages>
      {name === undefined ? null : <input type="hidden" name={name} value={quantity} form={rest.form} />}
    </Root>
  );
}
