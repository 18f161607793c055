/**
 * Enters a text as if it had been typed: the form, the mask and whoever listens hear of it. React takes what is set by
 * the input's own `value` for written by itself, and would not tell `onChange`.
 */
export function enterText(input: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
