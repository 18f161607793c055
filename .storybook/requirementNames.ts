/**
 * The sidebar's search forgives one wrong letter in seven, so "FUN-209" would find FUN-208 as well. It also counts how
 * far inside a word a match begins: behind this much invisible text a match that is exact still counts, another does not.
 */
const distance = "\u2060".repeat(8);

const separator = " \u2060";

/** A story's name in the index: what the search looks through, the ids of its requirements behind the words. */
export function searchableName(name: string, ids: readonly string[]): string {
  return [name, ...ids.map((id) => `${distance}${id}`)].join(" ");
}

/** The words alone, as everybody sees them. */
export function shownName(name: string): string {
  return name.split(separator)[0] ?? name;
}
