import { type ComponentProps, useRef } from "react";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import { useCharacterCounter } from "../Field/useCharacterCounter.tsx";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { Area } from "./TextArea.styles.ts";

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<"textarea">, "children"> {
  /** The key of the value and of the error in the form. */
  name: string;
  /** How many characters are allowed: with it a counter is shown. More can be typed; the form's parse refuses them. */
  limit?: number | undefined;
  /**
   * From how many characters on the counter is seen.
   * @default nine tenths of the limit
   */
  counterFrom?: number | undefined;
  /** Is told the text at every change. */
  onValueChange?: ((text: string) => void) | undefined;
}

/** Several lines of text; the field grows with what is typed where the browser knows how. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, limit, onValueChange, className, ...input } = props;
  const { counterFrom = Math.floor((limit ?? 0) * 0.9), ...area } = input;
  const { ref, id, name, "aria-describedby": describedBy, onInput, ...rest } = area;
  const control = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const initial = rest.value ?? rest.defaultValue;
  const { counter, count } = useCharacterCounter({ control, initial, limit, from: counterFrom });

  return (
    <Field {...{ label, hint, error, optional, name, id, describedBy, counter, className }}>
      {(field) => (
        <Area
          rows={4}
          {...rest}
          {...field}
          ref={mergedRef}
          onInput={(event) => {
            count(event.currentTarget.value);
            onValueChange?.(event.currentTarget.value);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
