import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { expiryYears, monthsOf } from "@petbox/domain/card/expiry";
import { typedExpiryText } from "@petbox/domain/card/typedExpiry";
import { useState } from "react";
import { MaskedField } from "../../forms/MaskedField/index.ts";
import { SelectField } from "../../forms/SelectField/index.ts";
import type { CardFormTexts } from "./cardFormTexts.ts";

interface ExpiryFieldProps {
  texts: CardFormTexts;
  /** Called with month and year, as far as they are typed or chosen. */
  onExpiry: (expirationMonth: string, expirationYear: string) => void;
}

/** The expiry in one field, as on the card: MM/AA. */
export function ExpiryField({ texts, onExpiry }: ExpiryFieldProps) {
  return (
    <MaskedField
      kind="expiry"
      name="expiry"
      label={texts.expiry}
      hint={texts.expiryHint}
      placeholder={texts.expiryPlaceholder}
      required
      onValueChange={(text) => {
        const [month = "", year = ""] = typedExpiryText(text).split("/");
        onExpiry(month, year);
      }}
    />
  );
}

interface ExpiryFieldsProps extends ExpiryFieldProps {
  today: CivilDate;
}

/**
 * Month and year of the expiry. Past months are not offered, and a chosen one is cleared when the year makes it past
 * (FUN-270).
 */
export function ExpiryFields({ today, texts, onExpiry }: ExpiryFieldsProps) {
  const [month, setMonth] = useState("");
  const [year, setYear] = useState("");

  function choose(nextMonth: string, nextYear: string) {
    const isOver = monthsOf(nextYear, today).some((each) => each.month === nextMonth && each.disabled);
    const kept = isOver ? "" : nextMonth;
    setMonth(kept);
    setYear(nextYear);
    onExpiry(kept, nextYear);
  }

  return (
    <>
      <SelectField
        name="expirationMonth"
        label={texts.expirationMonth}
        placeholder={texts.monthPlaceholder}
        required
        autoComplete="cc-exp-month"
        options={monthsOf(year, today).map((each) => ({
          value: each.month,
          label: each.month,
          disabled: each.disabled,
        }))}
        value={month}
        onValueChange={(chosen) => choose(chosen, year)}
      />
      <SelectField
        name="expirationYear"
        label={texts.expirationYear}
        placeholder={texts.yearPlaceholder}
        required
        autoComplete="cc-exp-year"
        options={expiryYears(today).map((each) => ({ value: each, label: each }))}
        value={year}
        onValueChange={(chosen) => choose(month, chosen)}
      />
    </>
  );
}
