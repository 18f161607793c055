import { type ComponentProps, type ReactNode, useRef } from "react";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Adornment, ControlFrame, TextInput } from "../Field/control.styles.ts";
import { Field } from "../Field/Field.tsx";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { type CountedProps, useCharacterCounter } from "../Field/useCharacterCounter.tsx";
import { useMergedRef } from "../Field/useMergedRef.ts";

export interface TextFieldProps
  extends InputFieldProps,
    CountedProps,
    Omit<ComponentProps<"input">, "children" | "name"> {
  /**
   * The number of characters from which the counter is visible.
   * @default 0
   */
  counterFrom?: number | undefined;
  /** The end of the field: an icon, a spinner, or one button. A read-only field shows a lock. */
  adornment?: ReactNode;
}

/**
 * One line of text. Uncontrolled by default (`defaultValue`); it accepts every attribute of an input.
 *
 * @example
 * <TextField name="fullName" label="Nome completo" autoComplete="name" />
 */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optional, adornment, onValueChange, className, ...counted } = props;
  const { limit, counterFrom: from = 0, texts, ...input } = counted;
  const { ref, id, name, "aria-describedby": describedBy, onInput, ...rest } = input;
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const shown = rest.value ?? rest.defaultValue;
  const counter = useCharacterCounter({ control, shown, limit, from, texts });
  const atEnd = adornment ?? (rest.readOnly ? <Glyph sign="locked" /> : undefined);

  return (
    <Field {...{ label, labelHidden, hint, error, optional, name, id, describedBy, counter, className }}>
      {(field) => (
        <ControlFrame data-adorned={atEnd ? "" : undefined}>
          <TextInput
            type="text"
            {...rest}
            {...field}
            ref={mergedRef}
            onInput={(event) => {
              onValueChange?.(event.currentTarget.value);
              onInput?.(event);
            }}
          />
          {atEnd ? <Adornment>{atEnd}</Adornment> : null}
        </ControlFrame>
      )}
    </Field>
  );
}
