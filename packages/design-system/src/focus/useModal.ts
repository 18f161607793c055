import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from "react";

/**
 * Keeps a `<dialog>` as open as it is said to be, as a modal. Focus starts at what is marked `data-autofocus`, else at
 * the heading, so that the title is heard first; closing gives it back to where it was, also when the dialog is taken away.
 *
 * @param given The `ref` of whoever uses the dialog, which gets the element too.
 * @param patience How long it waits before it opens, in milliseconds; closed by then, it never does.
 */
export function useModal(
  open: boolean,
  given?: Ref<HTMLDialogElement> | undefined,
  patience = 0,
): RefObject<HTMLDialogElement | null> {
  const modal = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(given, () => modal.current, []);
  useLayoutEffect(() => {
    const dialog = modal.current;
    if (!open || dialog === null) return;
    const show = () => {
      dialog.showModal();
      const start = dialog.querySelector("[data-autofocus]") ?? dialog.querySelector("h2");
      if (start instanceof HTMLElement) start.focus();
    };
    const opening = patience > 0 ? setTimeout(show, patience) : undefined;
    if (opening === undefined) show();
    return () => {
      clearTimeout(opening);
      dialog.close();
    };
  }, [open, patience]);
  return modal;
}
