import { textIn } from "../text/textIn.ts";
import { slashSeparated } from "../text/typedText.ts";

// In a file of its own: masked fields need it without the validator of cards.
const month = "0?[1-9]|1[0-2]";
const twoDigitMonth = "0[1-9]|1[0-2]";
const fullYear = "(?:19|20)\\d{2}";

const monthFirst = new RegExp(`^(${month})/(\\d{2}|${fullYear})$`);
const yearFirst = new RegExp(`^(${fullYear})/(${month})$`);
const monthTogether = new RegExp(`^(${twoDigitMonth})(\\d{2}|${fullYear})$`);
const yearTogether = new RegExp(`^(${fullYear})(${twoDigitMonth})$`);

/**
 * Rewrites a typed, pasted or filled expiry as "MM/YY": "12/2030", "2030-12", "122030", "203012", "5/31". Six digits start
 * with the month if they can. Other text is returned unchanged; no digit is dropped.
 */
export function typedExpiryText(text: string): string {
  const parts = slashSeparated(text);
  const first = monthFirst.exec(parts) ?? monthTogether.exec(parts);
  if (first) return written(first[1], first[2]);
  const last = yearFirst.exec(parts) ?? yearTogether.exec(parts);
  return last ? written(last[2], last[1]) : textIn(text);
}

function written(monthPart = "", yearPart = ""): string {
  // Only a year of this century has a two-digit form.
  const year = yearPart.replace(/^20(?=\d{2}$)/, "");
  return `${monthPart.padStart(2, "0")}/${year}`;
}
