import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatFileSize } from "@petbox/domain/pet/photo";
import { currencyOf } from "./currencyOf.ts";
import type { FormatTexts } from "./formatTexts.ts";

/**
 * The section `format` of a dictionary, by the rules of a language.
 *
 * @param language a BCP 47 tag: "en", "es-419"
 * @param currency the ISO 4217 code of all amounts
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * formatsOf("en").money(cents(123456)); // "R$1,234.56"
 * formatsOf("en", "USD").money(cents(123456)); // "$1,234.56"
 */
export function formatsOf(language: string, currency = "BRL"): FormatTexts {
  const number = new Intl.NumberFormat(language);
  const rating = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dates = (options: Intl.DateTimeFormatOptions) => {
    // A civil date has no time zone: midnight in UTC stands for the day.
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    return (date: CivilDate) => format.format(Date.parse(`${date}T00:00:00Z`));
  };
  // In Spanish the other texts put an article before a date, which the short form ("el 7 abr") does not take.
  const isSpanish = new Intl.Locale(language).language === "es";
  return {
    money: currencyOf(language, currency).format,
    date: dates(
      isSpanish
        ? { day: "2-digit", month: "2-digit", year: "numeric" }
        : { day: "numeric", month: "short", year: "numeric" },
    ),
    dayMonth: dates({ day: "numeric", month: isSpanish ? "long" : "short" }),
    longDate: dates({ day: "numeric", month: "long", year: "numeric" }),
    number: (value) => number.format(value),
    rating: (average) => rating.format(average),
    fileSize: (bytes) => formatFileSize(bytes, language),
  };
}
