import { formatBrazilianDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { parseTypedDate } from "@petbox/domain/calendar/typedDate";
import { Calendar } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { AdornmentButton } from "../Field/AdornmentButton.styles.ts";
import { enterText } from "../Field/enterText.ts";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { MaskedField } from "../MaskedField/MaskedField.tsx";
import { type DateFieldTexts, dateFieldTexts } from "./dateFieldTexts.ts";

/* Invisible under its button, yet laid out: the browser opens the calendar at the input. */
const NativePicker = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;

export interface DateFieldProps
  extends InputFieldProps,
    Omit<ComponentProps<"input">, "children" | "name" | "value" | "defaultValue" | "min" | "max"> {
  /**
   * The date of the page: a CivilDate, or the displayed text. It is displayed whenever it changes. Unlike React's `value` it does not hold the
   * field: a typed date stays even if the page keeps the old value.
   */
  value?: string | undefined;
  /** The initial date of an uncontrolled field: a CivilDate, or the displayed text. */
  defaultValue?: string | undefined;
  /** The first date in the calendar, a CivilDate. A typed date is validated by the form's parser. */
  min?: string | number | undefined;
  /** The last date in the calendar, a CivilDate. */
  max?: string | number | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<DateFieldTexts> | undefined;
}

/** Formats a CivilDate for display; any other text is returned unchanged. */
function shownDate(text: string | undefined): string | undefined {
  const date = parseCivilDate(text ?? "");
  return date.ok ? formatBrazilianDate(date.value) : text;
}

/**
 * A date typed as dd/mm/aaaa, or picked in the device's calendar. The form gets the displayed text, which `parseBrazilianDate` of the domain
 * reads. A form library sets the same text: `formatBrazilianDate(date)` in the `defaultValues`, `setValue` and `reset` of react-hook-form.
 *
 * @example
 * <DateField name="birthDate" label="Data de nascimento" />
 */
export function DateField(props: DateFieldProps) {
  const { value, defaultValue, min, max, ref, disabled, readOnly, texts, ...field } = props;
  const { pickerLabel, datePlaceholder } = useTexts("dateField", dateFieldTexts, texts);
  const control = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);

  function open() {
    if (picker.current === null) return;
    const typed = parseTypedDate(control.current?.value ?? "");
    picker.current.value = typed.ok ? typed.value : "";
    try {
      picker.current.showPicker();
    } catch {
      // Safari 15 has no such method; a focused date field opens its calendar there.
      picker.current.focus();
    }
  }

  function take(picked: string) {
    const date = parseCivilDate(picked);
    // Clearing the calendar reports an empty value.
    if (!(date.ok || picked === "") || control.current === null) return;
    enterText(control.current, date.ok ? formatBrazilianDate(date.value) : "");
    control.current.focus();
  }

  return (
    <MaskedField
      placeholder={datePlaceholder}
      {...field}
      kind="date"
      ref={mergedRef}
      disabled={disabled}
      readOnly={readOnly}
      value={shownDate(value)}
      defaultValue={shownDate(defaultValue)}
      adornment={
        readOnly ? undefined : (
          <>
            <AdornmentButton type="button" aria-label={pickerLabel} disabled={disabled} onClick={open}>
              <Calendar aria-hidden />
            </AdornmentButton>
            <NativePicker
              ref={picker}
              type="date"
              // Outside any form: the form's parser validates the typed text, and this input's own messages are never shown.
              form=""
              tabIndex={-1}
              aria-hidden
              min={min}
              max={max}
              onInput={(event) => event.stopPropagation()}
              onChange={(event) => take(event.currentTarget.value)}
            />
          </>
        )
      }
    />
  );
}
