const storyStart = /^export const (\w+) = /gm;
const idPattern = /\b(?:FUN|SUB|MAN|OUR)-\d{3}\b/g;

/** The text inside the brackets that open at this index, with nested brackets. */
function insideBrackets(source: string, opening: number): string {
  let depth = 0;
  for (let at = opening; at < source.length; at += 1) {
    if (source[at] === "[") depth += 1;
    if (source[at] === "]") depth -= 1;
    if (depth === 0) return source.slice(opening, at);
  }
  return source.slice(opening);
}

function idsOf(story: string): string[] {
  const found = [...story.matchAll(/\bspec:\s*(?=\[)/g)].flatMap(({ index, 0: { length } }) => [
    ...insideBrackets(story, index + length).matchAll(idPattern),
  ]);
  return [...new Set(found.map(([id]) => id))];
}

/** The requirement ids in the `spec` of each story of a file, by export name. */
export function requirementsByStory(source: string): ReadonlyMap<string, readonly string[]> {
  const starts = [...source.matchAll(storyStart)];
  return new Map(
    starts.map((start, position) => [
      start[1] ?? "",
      idsOf(source.slice(start.index, starts[position + 1]?.index ?? source.length)),
    ]),
  );
}
