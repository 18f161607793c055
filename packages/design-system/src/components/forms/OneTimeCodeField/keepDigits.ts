/**
 * Leaves only the digits of what was typed, pasted or autofilled, at most `length` of them: "123 456" is the code 123456. The caret stays
 * behind the same digit.
 */
export function keepDigits(input: HTMLInputElement, length: number): void {
  const { value, selectionStart } = input;
  const digits = value.replace(/\D/g, "").slice(0, length);
  if (digits === value) return;
  const caret = value.slice(0, selectionStart ?? value.length).replace(/\D/g, "").length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
