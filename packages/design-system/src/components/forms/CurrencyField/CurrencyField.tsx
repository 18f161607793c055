import type { Cents } from "@petbox/domain/money/cents";
import { formatCents, parseReais } from "@petbox/domain/money/format";
import type { ComponentProps } from "react";
import type { CurrencyFormat } from "../../../texts/currencyOf.ts";
import { enterText } from "../Field/enterText.ts";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { TextField } from "../TextField/TextField.tsx";

const reais: CurrencyFormat = { format: formatCents, parse: parseReais };

export interface CurrencyFieldProps
  extends InputFieldProps,
    Omit<ComponentProps<"input">, "children" | "name" | "value" | "defaultValue"> {
  /** The text of a controlled field, as typed: an amount would be written out at its first digit. */
  value?: string | undefined;
  /** The initial amount of an uncontrolled field: Cents, or the displayed text. */
  defaultValue?: Cents | string | undefined;
  /**
   * Another currency, from `currencyOf("en", "USD")` of `@petbox/design-system/texts`. Its `parse` reads the value of the form.
   * @default reais, in the Brazilian format in every language
   */
  currency?: CurrencyFormat | undefined;
}

/**
 * An amount in reais, or in another `currency`. It is typed freely ("80", "1234,5", "R$ 1.234,50") and written out in full when the field
 * is left: "R$1.234,50". The form gets the displayed text, which `parseReais` of the domain, or `parse` of the currency, reads. A form library
 * sets the same text: `formatCents(amount)` in the `defaultValues`, `setValue` and `reset` of react-hook-form, where a number of cents would be
 * read as whole reais.
 *
 * @example
 * <CurrencyField name="amount" label="Valor" />
 */
export function CurrencyField({ value, defaultValue, currency = reais, onBlur, ...field }: CurrencyFieldProps) {
  const { format, parse } = currency;
  return (
    <TextField
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={value}
      defaultValue={typeof defaultValue === "number" ? format(defaultValue) : defaultValue}
      onBlur={(event) => {
        // Not while typing: every correction in the middle would move the caret.
        const { value: typed, readOnly } = event.currentTarget;
        const amount = parse(typed);
        if (!readOnly && amount.ok && format(amount.value) !== typed)
          enterText(event.currentTarget, format(amount.value));
        onBlur?.(event);
      }}
    />
  );
}
