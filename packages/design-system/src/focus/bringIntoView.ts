/**
 * Scrolls a message into view if it is outside the viewport or below a fixed bar. Passed as the `ref` of a message, it
 * runs once, when the message appears. jsdom does not scroll.
 */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView?.({ block: "nearest" });
}

/** Scrolls back to the start of an element that begins above the window, as after a press at the end of what it held before. */
export function bringStartIntoView(element: Element | null | undefined): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView?.({ block: "start" });
}
