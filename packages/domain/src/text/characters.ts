/** The number of characters in code points, so that an emoji encoded as a surrogate pair counts as one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `limit` characters of a text at most, never splitting a grapheme such as a composed emoji. */
export function truncate(text: string, limit: number): string {
  if (characterCount(text) <= limit) return text;
  let [kept, count] = ["", 0];
  for (const segment of segmentsOf(text)) {
    count += characterCount(segment);
    if (count > limit) break;
    kept += segment;
  }
  return kept;
}

/** The number of graphemes: an accented letter or a composed emoji is one. */
export function graphemeCount(text: string): number {
  return [...segmentsOf(text)].length;
}

/** The graphemes of a text; code points in browsers without `Intl.Segmenter`. */
function segmentsOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter === "undefined") return text;
  return Array.from(new Intl.Segmenter("pt-BR").segment(text), ({ segment }) => segment);
}
