/** A text without what no column holds: halves of characters, and signs that steer a terminal. Markup is text like any other. */
export function keepable(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
