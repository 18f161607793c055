import type { Cents } from "@petbox/domain/money/cents";
import { formatCents, parseReais } from "@petbox/domain/money/format";
import type { ComponentProps } from "react";
import { enterText } from "../Field/enterText.ts";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { TextField } from "../TextField/TextField.tsx";

export interface CurrencyFieldProps
  extends InputFieldProps,
    Omit<ComponentProps<"input">, "children" | "name" | "value" | "defaultValue"> {
  /** The text of a controlled field, as typed: an amount would be written out at its first digit. */
  value?: string | undefined;
  /** The initial amount of an uncontrolled field: Cents, or the displayed text. */
  defaultValue?: Cents | string | undefined;
}

/**
 * An amount in reais, in the Brazilian format in every language. It is typed freely ("80", "1234,5", "R$ 1.234,50") and written out in full when the field is left: "R$1.234,50". The
 * form gets the displayed text, which `parseReais` of the domain reads.
 *
 * @example
 * <CurrencyField name="amount" label="Valor" />
 */
export function CurrencyField({ value, defaultValue, onBlur, ...field }: CurrencyFieldProps) {
  return (
    <TextField
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={value}
      defaultValue={typeof defaultValue === "number" ? formatCents(defaultValue) : defaultValue}
      onBlur={(event) => {
        // Not while typing: every correction in the middle would move the caret.
        const { value: typed } = event.currentTarget;
        const amount = parseReais(typed);
        if (amount.ok && formatCents(amount.value) !== typed) enterText(event.currentTarget, formatCents(amount.value));
        onBlur?.(event);
      }}
    />
  );
}
