/**
 * Cleans what was typed, pasted or autofilled. The caret stays behind the same character.
 * @param clean removes characters of a text, or cuts it.
 * @returns the cleaned value.
 */
export function keepOnly(input: HTMLInputElement, clean: (text: string) => string): string {
  const { value, selectionStart } = input;
  const kept = clean(value);
  if (kept === value) return kept;
  const caret = clean(value.slice(0, selectionStart ?? value.length)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
  return kept;
}
