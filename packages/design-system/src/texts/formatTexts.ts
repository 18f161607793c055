import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";

/** How a language writes amounts, dates and numbers. */
export interface FormatTexts {
  /** An amount: "R$1.234,56". */
  readonly money: (amount: Cents) => string;
  /** A short date: "07/04/2026". */
  readonly date: (date: CivilDate) => string;
  /** A date without its year: "07/04". */
  readonly dayMonth: (date: CivilDate) => string;
  /** A date in words: "7 de abril de 2026". */
  readonly longDate: (date: CivilDate) => string;
  /** A whole number: "1.234". */
  readonly number: (value: number) => string;
  /** An average rating with one decimal: "4,3". */
  readonly rating: (average: number) => string;
  /** The size of a file of so many bytes: "1,2 MB". */
  readonly fileSize: (bytes: number) => string;
}
