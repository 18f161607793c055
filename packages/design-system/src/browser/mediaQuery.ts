/** A media query of the window; undefined where it cannot be asked, such as in jsdom or without a window. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  try {
    return window.matchMedia(query) ?? undefined;
  } catch {
    return undefined;
  }
}
