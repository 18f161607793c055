/** The storage of this tab; undefined if the browser denies it or has none. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage ?? undefined;
  } catch {
    return undefined;
  }
}
