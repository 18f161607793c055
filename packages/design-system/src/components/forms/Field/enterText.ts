/**
 * Enters a text as if typed, so that form, mask and listeners notice it. It uses the prototype's setter: React tracks
 * the input's own `value` setter, and would not call `onChange`.
 */
export function enterText(input: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
