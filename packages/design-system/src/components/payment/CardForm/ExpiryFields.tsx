import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { expiryYears, monthsOf } from "@petbox/domain/card/expiry";
import { useState } from "react";
import { SelectField } from "../../forms/SelectField/index.ts";
import type { CardLabels } from "./cardLabels.ts";

interface ExpiryFieldsProps {
  today: CivilDate;
  labels: CardLabels;
  /** Told the month and the year, each an empty text while it is not chosen. */
  onExpiry: (expirationMonth: string, expirationYear: string) => void;
}

/** Month and year of a card's end. A month that is over is no choice, and is given up when the year makes it so (FUN-270). */
export function ExpiryFields({ today, labels, onExpiry }: ExpiryFieldsProps) {
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
        label={labels.expirationMonth}
        placeholder={labels.monthPlaceholder}
        required
        autoComplete="cc-exp-month"
        options={monthsOf(year, today).map((each) => ({
          value: each.month,
          label: each.month,
          disabled: each.disabled,
        }))}
        value={month}
        onChange={(event) => choose(event.currentTarget.value, year)}
      />
      <SelectField
        name="expirationYear"
        label={labels.expirationYear}
        placeholder={labels.yearPlaceholder}
        required
        autoComplete="cc-exp-year"
        options={expiryYears(today).map((each) => ({ value: each, label: each }))}
        value={year}
        onChange={(event) => choose(month, event.currentTarget.value)}
      />
    </>
  );
}
