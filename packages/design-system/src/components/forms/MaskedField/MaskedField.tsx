import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { useLayoutEffect, useRef } from "react";
import { lazyModule } from "../../../code/lazyModule.ts";
import { useLazyModule } from "../../../code/useLazyModule.ts";
import type { CountedProps } from "../Field/useCharacterCounter.tsx";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { type MaskKind, maskKinds, secretMarkOf } from "./maskKinds.ts";

const inputMask = lazyModule(async () => (await import("./InputMask.tsx")).InputMask);

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
export function MaskedField({ kind, value, defaultValue, ref, onInput, onChange, ...field }: MaskedFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  // Without the mask the field accepts the same text: parsing ignores punctuation.
  const Mask = readyValue(useLazyModule(inputMask));

  // Before the mask's own effects, which then read it. Written even where it is seen already: the mask may not know of it.
  useLayoutEffect(() => {
    const input = control.current;
    if (value === undefined || input === null) return;
    const { value: seen, selectionStart, selectionEnd } = input;
    input.value = value;
    if (input.value === seen && input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd);
  }, [value]);

  return (
    <>
      <TextField
        {...maskKinds[kind]}
        {...field}
        defaultValue={value ?? defaultValue}
        {...secretMarkOf(kind)}
        ref={mergedRef}
        onInput={(event) => {
          onInput?.(event);
          // React takes what the mask writes for written by itself, and would tell `onChange` nothing.
          onChange?.(Object.assign(event, { target: event.currentTarget }));
        }}
      />
      {Mask === undefined ? null : <Mask key={kind} kind={kind} control={control} />}
    </>
  );
}
