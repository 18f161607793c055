/**
 * How long an attempt to pay blocks another, in milliseconds (FUN-351, decision 35). After it, an attempt without the
 * bank's answer counts as unanswered.
 */
export const repeatWindow = 10 * 60_000;

/** Whether an attempt still blocks another. An attempt dated in the future does not block: the clock was set back. */
export function isWithinRepeatWindow({ createdAt }: { readonly createdAt: number }, now: number): boolean {
  const age = now - createdAt;
  return age >= 0 && age < repeatWindow;
}
