/** A message that a page stores in the history entry of the next page, which shows it once. */
export interface Notice {
  readonly notice: string;
}

/** Whether the entry has the notice. @param state of the history entry. */
export function isLeft({ notice }: Notice, state: unknown): boolean {
  return typeof state === "object" && state !== null && "notice" in state && state.notice === notice;
}
