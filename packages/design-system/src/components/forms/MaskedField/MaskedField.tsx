import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CountedProps } from "../Field/useCharacterCounter.tsx";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import type { InputMaskProps } from "./InputMask.tsx";
import { type MaskKind, maskKinds, secretMarkOf } from "./maskKinds.ts";

export interface MaskedFieldProps extends Omit<TextFieldProps, "value" | keyof CountedProps> {
  /** The format; it also sets the keyboard, the autofill and the example, each of which a prop can replace. */
  kind: MaskKind;
  /**
   * The text of a page that keeps it, with or without its dots: it is shown with them. `onValueChange` tells the text as it
   * is seen, and so does the form; the domain's parse reads it either way.
   */
  value?: string | undefined;
}

/**
 * A field that writes the dots, dashes and spaces by itself. The form gets the text as it is seen. The mask is code that
 * a page can start without: it comes once the page is alive and takes over what was typed until then.
 */
export function MaskedField({ kind, value, ref, ...field }: MaskedFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const [Mask, setMask] = useState<ComponentType<InputMaskProps>>();

  useEffect(() => {
    let isWanted = true;
    import("./InputMask.tsx").then(
      ({ InputMask }) => isWanted && setMask(() => InputMask),
      // Without the mask the field still takes the same text, and the form's parse reads it with or without dots.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);

  // Written before the mask's own effects, which then read it.
  useLayoutEffect(() => {
    if (value !== undefined && control.current && control.current.value !== value) control.current.value = value;
  }, [value]);

  return (
    <>
      <TextField
        {...maskKinds[kind]}
        {...field}
        {...(value === undefined ? {} : { defaultValue: value })}
        {...secretMarkOf(kind)}
        ref={mergedRef}
      />
      {Mask === undefined ? null : <Mask key={kind} kind={kind} control={control} />}
    </>
  );
}
