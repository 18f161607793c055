/** How many characters a text has, as a person counts letters: an emoji of two halves is one (code points). */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The beginning of a text: so many characters at most, and never a part of what is read as one, as an emoji of several. */
export function beginningOf(text: string, limit: number): string {
  if (characterCount(text) <= limit) return text;
  let [kept, count] = ["", 0];
  for (const segment of segmentsOf(text)) {
    count += characterCount(segment);
    if (count > limit) break;
    kept += segment;
  }
  return kept;
}

/** What is read as one character each; browsers that do not know that see code points. */
function segmentsOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter === "undefined") return text;
  return Array.from(new Intl.Segmenter("pt-BR").segment(text), ({ segment }) => segment);
}
