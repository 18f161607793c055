import type { CivilDate } from "@petbox/domain/calendar/civilDate";
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
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
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
    fileSize: (bytes) => {
      const kilobytes = Math.max(Math.sign(bytes), Math.round(bytes / 1024));
      return kilobytes < 1024 ? `${kilobytes} KB` : `${megabytes.format(bytes / 1_048_576)} MB`;
    },
  };
}
