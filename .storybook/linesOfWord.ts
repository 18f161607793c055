/** Returns how many lines a word fills: more than one if it is broken. @throws if the element's own text has no such word. */
export function linesOfWord(element: HTMLElement, word: string): number {
  const text = [...element.childNodes].find((node) => node.textContent?.includes(word));
  if (text === undefined) throw new Error(`The word ${word} is missing.`);
  const range = document.createRange();
  const start = text.textContent?.indexOf(word) ?? 0;
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
