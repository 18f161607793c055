/**
 * Enters a text as if typed, so that form, mask and listeners notice it. It uses the prototype's setter: React tracks
 * the input's own `value` setter, and would not call `onChange`.
 * @param event the event that reports it; it must bubble.
 */
export function enterText(input: HTMLInputElement, text: string, event = new Event("input", { bubbles: true })): void {
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.dispatchEvent(event);
}
