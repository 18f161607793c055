import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import { useLazyModule } from "../../../code/useLazyModule.ts";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { TextField } from "../TextField/TextField.tsx";
import { customDefaults, type MaskKind, maskKinds, secretMarkOf } from "./maskKinds.ts";

const inputMask = lazyValue(async () => (await import("./InputMask.tsx")).InputMask);

interface Shared extends InputFieldProps, Omit<ComponentProps<"input">, "children" | "name" | "value"> {
  /** The format; it also sets the keyboard, the autofill and the example; each can be overridden by its prop. */
  kind?: MaskKind | undefined;
  /**
   * A format of your own, instead of `kind`: `0` is a digit, `A` a letter, `*` either, and anything else is written by itself: `AAA-0*00`.
   * Letters become capitals. Keep it while the user types: another mask sets the field up again.
   */
  mask?: string | undefined;
  /**
   * The text of the page, with or without punctuation; it is displayed with punctuation, and again whenever it changes. Unlike React's `value`
   * it does not hold the field: typed text stays even if the page keeps the old value. `onValueChange` and the form receive the displayed text;
   * the domain's parsers accept both.
   */
  value?: string | undefined;
  /** The end of the field: an icon, a spinner, or one button. A read-only field shows a lock. */
  adornment?: ReactNode;
}

interface KnownFormat {
  kind: MaskKind;
  mask?: undefined;
}

interface OwnFormat {
  mask: string;
  kind?: undefined;
}

export type MaskedFieldProps = Shared & (KnownFormat | OwnFormat);

/**
 * A field that inserts dots, dashes and spaces while typing. The form gets the displayed text. The mask's code is optional: it loads after
 * hydration and formats the text typed so far. With react-hook-form, `register("cpf", { setValueAs: unmasked })` gives one value, without
 * punctuation, whether typed, pasted or set.
 *
 * @example
 * <MaskedField kind="cpf" name="cpf" label="CPF" />
 */
export function MaskedField({
  kind,
  mask = "",
  value,
  defaultValue,
  ref,
  onInput,
  onChange,
  ...field
}: MaskedFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  // Without the mask the field accepts the same text: parsing ignores punctuation.
  const Mask = readyValue(useLazyModule(inputMask));

  // Runs before the mask's own effects, which read the value. Written even if unchanged: the mask may be out of sync.
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
        dir="ltr"
        {...(kind === undefined ? customDefaults(mask) : maskKinds[kind])}
        {...field}
        defaultValue={value ?? defaultValue}
        {...secretMarkOf(kind)}
        ref={mergedRef}
        onInput={(event) => {
          onInput?.(event);
          // React ignores events for a value that the mask has already set, and would not call `onChange`.
          onChange?.(Object.assign(event, { target: event.currentTarget }));
        }}
      />
      {Mask === undefined ? null : <Mask key={kind ?? mask} kind={kind} mask={mask} control={control} />}
    </>
  );
}
