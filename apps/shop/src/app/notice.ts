/** A message that a page stores in the history entry of the next page, which shows it once. */
export interface Notice {
  readonly notice: string;
}

/** Whether a history entry has the notice. @param state of the entry. */
export function hasNotice(state: unknown, { notice }: Notice): boolean {
  return typeof state === "object" && state !== null && "notice" in state && state.notice === notice;
}
