/**
 * The dialogs that were closed permanently: saved, cancelled or discarded. A dialog in a hidden panel reappears with its text, and a dialog
 * that is removed together with its page does not count as closed.
 */
export function closedDialogs(changes: readonly MutationRecord[]): ReadonlySet<HTMLDialogElement> {
  const closed = changes.flatMap(({ target, removedNodes }) => [
    ...[...removedNodes].filter((node) => node instanceof HTMLDialogElement),
    ...(target instanceof HTMLDialogElement && !target.open && !isInHiddenPanel(target) ? [target] : []),
  ]);
  return new Set(closed);
}

/** Browsers without `checkVisibility` discard the text, as after a cancel. */
const isInHiddenPanel = ({ parentElement }: HTMLDialogElement) => parentElement?.checkVisibility?.() === false;
