/**
 * Brings what was just said into view: a form is longer than a phone, and a bar may lie over its end. What is in sight
 * already does not move. Given as the `ref` of a message, it does so once, when the message appears.
 */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "nearest" });
}
