import type { ComponentProps } from "react";
import { Field } from "../Field/Field.tsx";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { Boxes, Digits } from "./OneTimeCodeField.styles.ts";

/** Attributes of the input that the component sets itself. */
type OwnInput = "children" | "name" | "type" | "maxLength" | "minLength" | "placeholder" | "value" | "defaultValue";

export interface OneTimeCodeFieldProps extends InputFieldProps, Omit<ComponentProps<"input">, OwnInput> {
  /**
   * The number of digits.
   * @default 6
   */
  length?: 4 | 5 | 6 | 7 | 8 | undefined;
  /** The digits of a controlled field. */
  value?: string | undefined;
  /** The initial digits of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the code when its last digit is there: typed, pasted or filled in from the message. */
  onComplete?: ((code: string) => void) | undefined;
}

/**
 * A code that was sent by message or e-mail, in one input: the browser offers the code of a message, and "123 456" can be pasted. The form
 * gets the digits alone.
 *
 * @example
 * <OneTimeCodeField name="code" label="Código de 6 dígitos" hint="Enviamos por SMS." />
 */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { label, hint, error, optional, className, length = 6, onValueChange, onComplete, ...input } = props;
  const { id, name, "aria-describedby": describedBy, onInput, ...rest } = input;
  return (
    <Field {...{ label, hint, error, optional, name, id, describedBy, className }}>
      {(field) => (
        <Boxes
          dir="ltr"
          data-places={length}
          data-invalid={field["aria-invalid"]}
          data-locked={rest.disabled || rest.readOnly || undefined}
        >
          <Digits
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...rest}
            {...field}
            type="text"
            onInput={(event) => {
              keepDigits(event.currentTarget, length);
              const { value: digits } = event.currentTarget;
              onValueChange?.(digits);
              onInput?.(event);
              if (digits.length === length) onComplete?.(digits);
            }}
          />
        </Boxes>
      )}
    </Field>
  );
}

/**
 * Leaves only the digits of what was typed, pasted or autofilled, at most `length` of them: "123 456" is the code 123456. The caret stays
 * behind the same digit.
 */
function keepDigits(input: HTMLInputElement, length: number): void {
  const { value, selectionStart } = input;
  const digits = value.replace(/\D/g, "").slice(0, length);
  if (digits === value) return;
  const caret = value.slice(0, selectionStart ?? value.length).replace(/\D/g, "").length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
