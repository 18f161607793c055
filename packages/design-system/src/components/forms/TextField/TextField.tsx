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
   * From how many characters on the counter is seen.
   * @default 0
   */
  counterFrom?: number | undefined;
  /** What stands at the end of the field: a small picture, a spinner, or one button. A locked field shows a lock. */
  adornment?: ReactNode;
}

/** One line of text. The input keeps its own value (`defaultValue`), and everything an input takes can be given. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, adornment, onValueChange, className, ...counted } = props;
  const { limit, counterFrom: from = 0, texts, ...input } = counted;
  const { ref, id, name, "aria-describedby": describedBy, onInput, ...rest } = input;
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const shown = rest.value ?? rest.defaultValue;
  const counter = useCharacterCounter({ control, shown, limit, from, texts });
  const atEnd = adornment ?? (rest.readOnly ? <Glyph sign="locked" /> : undefined);

  return (
    <Field {...{ label, hint, error, optional, name, id, describedBy, counter, className }}>
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
