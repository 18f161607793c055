import { type ComponentProps, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Field } from "../Field/Field.tsx";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { keepOnly } from "../Field/keepOnly.ts";
import { useAfterReset } from "../Field/useAfterReset.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";

/** The boxes: as many as digits, drawn behind one input. The input is one box wider, so that the last digit does not scroll it. */
const Boxes = styled.div`
  --places: 6;
  --box: ${tokens.size.touchMinimum};
  inline-size: calc(var(--box) * var(--places) + ${tokens.size.border} * 2);
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: repeating-linear-gradient(
      to right,
      transparent 0 calc(var(--box) - ${tokens.size.border}),
      ${tokens.color.border} calc(var(--box) - ${tokens.size.border}) var(--box)
    )
    ${tokens.color.surface};
  overflow: hidden;
  overflow: clip;
  &[data-places="4"] { --places: 4; }
  &[data-places="5"] { --places: 5; }
  &[data-places="7"] { --places: 7; --box: ${tokens.space.s8}; }
  &[data-places="8"] { --places: 8; --box: ${tokens.space.s8}; }
  &:focus-within {
    border-color: ${tokens.color.primary};
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
    outline-offset: 0;
  }
  &[data-invalid] {
    border-color: ${tokens.color.danger};
    box-shadow: 0 0 0 ${tokens.size.border} ${tokens.color.danger};
  }
  &[data-locked] { border-color: ${tokens.color.border}; background-color: ${tokens.color.surfaceSunken}; }
  ${media.forcedColors} { &[data-invalid] { border-width: ${tokens.size.borderThick}; } }
`;

const Digits = styled.input`
  display: block;
  inline-size: calc(var(--box) * (var(--places) + 1));
  min-block-size: ${tokens.size.touch};
  margin: 0;
  padding: 0;
  padding-inline-start: calc((var(--box) - 1ch) / 2);
  border: 0;
  outline: 0;
  background: none;
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.title};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};
  letter-spacing: calc(var(--box) - 1ch);
  &:is([readonly], :disabled) { color: ${tokens.color.inkSoft}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
`;

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
  /** Called once with the code when its last digit is there: typed, pasted or filled in from the message. */
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
  const {
    label,
    labelHidden,
    hint,
    error,
    optional,
    className,
    length = 6,
    onValueChange,
    onComplete,
    ...input
  } = props;
  const { ref, id, name, "aria-describedby": describedBy, onInput, ...rest } = input;
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const last = useRef("");
  const readDigits = () => {
    last.current = digitsIn(control.current?.value ?? "");
  };
  // The page and a reset change the digits without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value changes the digits
  useEffect(readDigits, [rest.value]);
  useAfterReset(control, readDigits);
  return (
    <Field {...{ label, labelHidden, hint, error, optional, name, id, describedBy, className }}>
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
            ref={mergedRef}
            type="text"
            onInput={(event) => {
              const { value, selectionStart } = event.currentTarget;
              const isTooMany = digitsIn(value.slice(0, selectionStart ?? value.length)).length > length;
              const digits = keepOnly(event.currentTarget, (text) => digitsIn(text).slice(0, length));
              const isNew = digits !== last.current;
              last.current = digits;
              onValueChange?.(digits);
              onInput?.(event);
              // A character behind the last digit changes nothing: a form that is sent by `onComplete` is sent once.
              if (digits.length === length && isNew && !isTooMany) onComplete?.(digits);
            }}
          />
        </Boxes>
      )}
    </Field>
  );
}

const digitsIn = (text: string) => text.replace(/\D/g, "");
