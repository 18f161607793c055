/**
 * The sidebar's fuzzy search tolerates one wrong letter in seven, so "FUN-209" would also find FUN-208. It also weighs
 * how far inside a word a match starts: behind this much invisible text only an exact match counts.
 */
const distance = "\u2060".repeat(8);

const separator = " \u2060";

/** A story's name in the index, which the search uses: the visible name, then unseen words, such as ids of requirements. */
export function searchableName(name: string, words: readonly string[]): string {
  return [name, ...words.map((word) => `${distance}${word}`)].join(" ");
}

/** The visible name. */
export function shownName(name: string): string {
  return name.split(separator)[0] ?? name;
}
