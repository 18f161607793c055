/** Whether a text is HTML: it has a tag or an entity. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text);
}
