import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { TextField } from "../TextField/TextField.tsx";
import type { InputMaskProps } from "./InputMask.tsx";
import { type MaskKind, maskKinds, secretMarkOf } from "./maskKinds.ts";

export interface MaskedFieldProps
  extends InputFieldProps,
    Omit<ComponentProps<"input">, "children" | "name" | "value"> {
  /** The end of the field: an icon, a spinner, or one button. */
  adornment?: ReactNode;
  /** The format; it also sets keyboard, autofill and placeholder, each replaceable by a prop. */
  kind: MaskKind;
  /**
   * The text of a controlled field, with or without punctuation; the field adds it. `onValueChange` and the form get
   * the displayed text; the domain's parsers accept both.
   */
  value?: string | undefined;
}

/**
 * A field that adds punctuation while typing. The form gets the displayed text. The mask is a lazy chunk, loaded after
 * hydration, and applies to text typed until then.
 */
export function MaskedField({ kind, value, defaultValue, ref, onInput, onChange, ...field }: MaskedFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const [Mask, setMask] = useState<ComponentType<InputMaskProps>>();

  useEffect(() => {
    import("./InputMask.tsx").then(
      ({ InputMask }) => setMask(() => InputMask),
      // Without the mask the field accepts the same text, and the form's parser reads it with or without punctuation.
      () => undefined,
    );
  }, []);

  // Runs before the mask's own effects, which read the input. Written even if unchanged: the mask may not know the
  // text.
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
          // React does not notice the mask's writes, and would not call `onChange`.
          onChange?.(Object.assign(event, { target: event.currentTarget }));
        }}
      />
      {Mask === undefined ? null : <Mask key={kind} kind={kind} control={control} />}
    </>
  );
}
