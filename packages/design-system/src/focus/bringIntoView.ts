/**
 * Scrolls a message into view if it is outside the viewport or below a fixed bar. Passed as the `ref` of a message, it
 * runs once, when the message appears. jsdom does not scroll.
 */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView?.({ block: "nearest" });
}
