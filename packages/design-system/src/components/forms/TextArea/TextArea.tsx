import { type ComponentProps, useRef } from "react";
import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";
import { Field } from "../Field/Field.tsx";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { type CountedProps, nearTheLimit, useCharacterCounter } from "../Field/useCharacterCounter.tsx";
import { useMergedRef } from "../Field/useMergedRef.ts";

const Area = styled.textarea`
  ${controlLook}
  resize: vertical;
  field-sizing: content;
  min-block-size: 6em;
  max-block-size: 18em;
`;

export interface TextAreaProps
  extends InputFieldProps,
    CountedProps,
    Omit<ComponentProps<"textarea">, "children" | "name"> {
  /**
   * The number of characters from which the counter is visible.
   * @default nine tenths of the limit
   */
  counterFrom?: number | undefined;
}

/**
 * Several lines of text; the field grows with its text where the browser supports it.
 *
 * @example
 * <TextArea name="description" label="Conte mais" maxLength={250} />
 */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, optional, onValueChange, className, limit, ...counted } = props;
  const { counterFrom: from = Math.floor((limit ?? 0) * nearTheLimit), texts, ...area } = counted;
  const { ref, id, name, "aria-describedby": describedBy, onInput, ...rest } = area;
  const control = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const shown = rest.value ?? rest.defaultValue;
  const counter = useCharacterCounter({ control, shown, limit, from, texts });

  return (
    <Field {...{ label, labelHidden, hint, error, optional, name, id, describedBy, counter, className }}>
      {(field) => (
        <Area
          rows={4}
          {...rest}
          {...field}
          ref={mergedRef}
          onInput={(event) => {
            onValueChange?.(event.currentTarget.value);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
