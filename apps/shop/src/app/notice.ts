/** What a page leaves in the history's entry of the one that it opens, which says it once. */
export interface Notice {
  readonly notice: string;
}

/** Whether it was left. @param state what the history holds. */
export function isLeft({ notice }: Notice, state: unknown): boolean {
  return typeof state === "object" && state !== null && "notice" in state && state.notice === notice;
}
