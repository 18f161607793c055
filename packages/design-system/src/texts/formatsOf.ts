import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatFileSize } from "@petbox/domain/pet/photo";
import type { FormatTexts } from "./formatTexts.ts";

/**
 * The section `format` of a dictionary, by the rules of a language. Amounts stay in reais.
 *
 * @param language a BCP 47 tag: "en", "es-419"
 *
 * @example
 * formatsOf("en").money(cents(123456)); // "R$1,234.56"
 */
export function formatsOf(language: string): FormatTexts {
  const money = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "BRL",
    currencyDisplay: "narrowSymbol",
  });
  const number = new Intl.NumberFormat(language);
  const rating = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dates = (options: Intl.DateTimeFormatOptions) => {
    // A civil date has no time zone: midnight in UTC stands for the day.
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    return (date: CivilDate) => format.format(Date.parse(`${date}T00:00:00Z`));
  };
  return {
    money: (amount) => money.format(amount / 100),
    date: dates({ day: "numeric", month: "short", year: "numeric" }),
    dayMonth: dates({ day: "numeric", month: "short" }),
    longDate: dates({ day: "numeric", month: "long", year: "numeric" }),
    number: (value) => number.format(value),
    rating: (average) => rating.format(average),
    fileSize: (bytes) => formatFileSize(bytes, language),
  };
}
