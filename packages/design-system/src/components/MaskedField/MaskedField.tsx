import { type ComponentType, useEffect, useRef, useState } from "react";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import type { InputMaskProps } from "./InputMask.tsx";
import { type MaskKind, maskKinds } from "./maskKinds.ts";

export interface MaskedFieldProps extends Omit<TextFieldProps, "value" | "limit" | "counterFrom"> {
  /** The format; it also sets the keyboard, the autofill and the example, each of which a prop can replace. */
  kind: MaskKind;
}

/**
 * A field that writes the dots, dashes and spaces by itself. The form gets the text as it is seen. The mask is code that
 * a page can start without: it comes once the page is alive and takes over what was typed until then.
 */
export function MaskedField({ kind, ref, ...field }: MaskedFieldProps) {
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

  return (
    <>
      <TextField {...maskKinds[kind]} {...field} ref={mergedRef} />
      {Mask === undefined ? null : <Mask key={kind} kind={kind} control={control} />}
    </>
  );
}
