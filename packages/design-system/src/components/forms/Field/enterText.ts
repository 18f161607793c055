/**
 * Enters a text as if typed, so that form, mask and listeners notice it. It uses the prototype's setter: React tracks
 * the control's own `value` setter, and would not call `onChange`.
 * @param event the event that reports it; it must bubble.
 */
export function enterText(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
  event = new Event("input", { bubbles: true }),
): void {
  Reflect.set(Object.getPrototypeOf(control), "value", text, control);
  control.dispatchEvent(event);
}
