import { textIn } from "./textIn.ts";

/** Removes characters that a database column cannot store: lone surrogates and control characters. Markup is kept as text. */
export function storableText(text: string): string {
  return textIn(text)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
