/**
 * Calls back when the size of an element changes, and once at the beginning. Without `ResizeObserver` it calls back only
 * once.
 * @returns a function that stops it.
 */
export function observeSize(element: Element, onSize: () => void): () => void {
  try {
    const observer = new ResizeObserver(onSize);
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    const timer = setTimeout(onSize);
    return () => clearTimeout(timer);
  }
}
