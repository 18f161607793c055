import { type ComponentProps, type Ref, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useMergedRef } from "../components/forms/Field/useMergedRef.ts";

/** What a modal itself listens to, to know when it is to be closed. */
export type ModalEvents = "onClose" | "onCancel" | "onClick" | "onPointerDown";

interface ModalOptions {
  readonly open: boolean;
  /** Asked by Esc and by a press beside the dialog; without it neither does anything. */
  readonly onClose?: (() => void) | undefined;
  /** The `ref` of whoever uses the dialog, which gets the element too. */
  readonly ref?: Ref<HTMLDialogElement> | undefined;
  /** How long it waits before it opens, in milliseconds; closed by then, it never does. */
  readonly patience?: number;
}

/**
 * Keeps a `<dialog>` as open as it is said to be, as a modal, and gives the props that it takes for that. Focus starts at
 * what is marked `data-autofocus`, else at the heading, so that the title is heard first; closing gives it back to where it
 * was, also when the dialog is taken away.
 */
export function useModal({ open, onClose, ref, patience = 0 }: ModalOptions) {
  const modal = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  // Without its ref it sleeps in a panel that was left, and opens again with it: then nothing is said of it.
  const isAbout = ({ target }: SyntheticEvent) => target === modal.current;
  const mergedRef = useMergedRef(modal, ref);
  useLayoutEffect(() => {
    const dialog = modal.current;
    if (!open || dialog === null) return;
    const show = () => {
      dialog.showModal();
      const start = dialog.querySelector("[data-autofocus]") ?? dialog.querySelector("h2");
      if (start instanceof HTMLElement) start.focus();
    };
    let opening: ReturnType<typeof setTimeout> | undefined;
    if (patience > 0) opening = setTimeout(show, patience);
    else show();
    return () => {
      clearTimeout(opening);
      dialog.close();
    };
  }, [open, patience]);

  return {
    ref: mergedRef,
    closedby: onClose ? undefined : "none",
    onCancel(event) {
      // A file chooser in it may have been given up, too.
      if (!isAbout(event)) return;
      event.preventDefault();
      onClose?.();
    },
    onClose(event) {
      // Browsers may close it on their own at a second Esc.
      if (!open || !isAbout(event) || event.currentTarget.open) return;
      if (onClose) onClose();
      else event.currentTarget.showModal();
    },
    // A text selection that began inside and ended outside is not a press beside the dialog.
    onPointerDown(event) {
      pressedBeside.current = isAbout(event);
    },
    onClick(event) {
      if (pressedBeside.current && isAbout(event)) onClose?.();
    },
  } satisfies ComponentProps<"dialog">;
}
