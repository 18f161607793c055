/**
 * The dialogs that were closed for good: saved, cancelled or discarded. One that sleeps with the panel around it comes back
 * with what was typed, and one that goes together with the page around it was closed by nobody.
 */
export function closedDialogs(changes: readonly MutationRecord[]): ReadonlySet<HTMLDialogElement> {
  const closed = changes.flatMap(({ target, removedNodes }) => [
    ...[...removedNodes].filter((node) => node instanceof HTMLDialogElement),
    ...(target instanceof HTMLDialogElement && !target.open && !sleeps(target) ? [target] : []),
  ]);
  return new Set(closed);
}

/** Whether the panel around it was left. A browser that cannot tell forgets what was typed in it, as after a cancel. */
const sleeps = ({ parentElement }: HTMLDialogElement) => parentElement?.checkVisibility?.() === false;
