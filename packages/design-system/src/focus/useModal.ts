import {
  type ComponentProps,
  type MouseEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { useMergedRef } from "../components/forms/Field/useMergedRef.ts";

/** The events that a modal handles itself. */
export type ModalEvents = "onClose" | "onCancel" | "onClick" | "onPointerDown";

interface ModalOptions {
  readonly open: boolean;
  /** Called on Esc and on a press outside the dialog; without it the dialog cannot be dismissed. */
  readonly onClose?: (() => void) | undefined;
  /** The consumer's `ref`. */
  readonly ref?: Ref<HTMLDialogElement> | undefined;
  /** Delay before the dialog opens, in milliseconds; closing it earlier cancels the opening. @default 0 */
  readonly delay?: number;
}

/**
 * Opens and closes a `<dialog>` as a modal according to `open`, and returns the props for it. Focus starts at the
 * element marked `data-autofocus` if it is in view, or else at the heading, so that the title is announced first. It moves to the heading
 * when the focused element is removed. Closing or unmounting returns focus to where it was, or else to the page's `<main>`.
 */
export function useModal({ open, onClose, ref, delay = 0 }: ModalOptions) {
  const modal = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const lastFocused = useRef<EventTarget>(null);
  // Events that bubble from elements inside the dialog are ignored. The ref is null while the dialog is in a hidden
  // `<Activity>`, which also closes it.
  const isAbout = ({ target }: SyntheticEvent) => target === modal.current;
  // The dialog itself is also the target of a press on its padding, its scrollbar, or the space below short content.
  const isBeside = (event: MouseEvent<HTMLDialogElement>) => {
    const { clientX: x, clientY: y } = event;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    return isAbout(event) && (x < left || x >= right || y < top || y >= bottom);
  };
  const mergedRef = useMergedRef(modal, ref);
  useLayoutEffect(() => {
    const dialog = modal.current;
    if (!open || dialog === null) return;
    let isShown = false;
    const show = () => {
      isShown = true;
      showModal(dialog);
      focusAtTop(dialog);
    };
    const stopKeeping = keepFocusInside(dialog, lastFocused);
    let opening: ReturnType<typeof setTimeout> | undefined;
    if (delay > 0) opening = setTimeout(show, delay);
    else show();
    return () => {
      stopKeeping();
      clearTimeout(opening);
      if (!isShown) return;
      if (dialog.close) dialog.close();
      else dialog.open = false;
      // A dialog that opens by itself, or whose opener is gone, has no element to return the focus to.
      // Until the next frame, Chromium leaves the focus inside the closed dialog.
      const focused = document.activeElement;
      if (focused === document.body || dialog.contains(focused)) focusPage();
      // The same commit may remove the opener, which has the focus again.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPage();
      });
    };
  }, [open, delay]);

  return {
    ref: mergedRef,
    closedby: onClose ? undefined : "none",
    onCancel(event) {
      // Cancelling a file chooser inside the dialog fires the same event.
      if (!isAbout(event)) return;
      // Chrome closes it on a second Esc or Android's back gesture, whatever the page does: `close` follows.
      if (!event.cancelable) return;
      event.preventDefault();
      onClose?.();
    },
    onClose(event) {
      if (!open || !isAbout(event) || event.currentTarget.open) return;
      // Closed by the browser: only the page decides, by `open`.
      const { current: last } = lastFocused;
      showModal(event.currentTarget);
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      else focusAtTop(event.currentTarget);
      onClose?.();
    },
    // A text selection that starts inside and ends outside is not a press outside.
    onPointerDown(event) {
      pressedBeside.current = isBeside(event);
    },
    onClick(event) {
      if (pressedBeside.current && isBeside(event)) onClose?.();
    },
  } satisfies ComponentProps<"dialog">;
}

function focusPage(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}

function showModal(dialog: HTMLDialogElement): void {
  // jsdom has no modal dialogs.
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
}

/**
 * Moves focus to the heading when the focused element is removed, unless something else takes it, e.g. a `KeptFocus` in the content. Browsers
 * leave it on the `<body>`.
 * @param focused is set to the element that last had the focus.
 * @returns a function that stops it.
 */
function keepFocusInside(dialog: HTMLDialogElement, focused: RefObject<EventTarget | null>): () => void {
  focused.current = null;
  const onFocusIn = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  // The content may change without a render of the dialog.
  const observer = new MutationObserver(() => {
    const isRemoved = focused.current instanceof Node && !focused.current.isConnected;
    if (!isRemoved || document.activeElement !== document.body) return;
    focused.current = null;
    dialog.querySelector("h2")?.focus({ preventScroll: true });
  });
  dialog.addEventListener("focusin", onFocusIn);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    dialog.removeEventListener("focusin", onFocusIn);
    observer.disconnect();
  };
}

/** A dialog opens at its beginning, even if the marked element is below what fits the screen. */
function focusAtTop(dialog: HTMLDialogElement): void {
  const heading = dialog.querySelector("h2");
  const marked = dialog.querySelector("[data-autofocus]");
  if (marked instanceof HTMLElement) marked.focus();
  else heading?.focus();
  if (dialog.scrollTop === 0) return;
  dialog.scrollTop = 0;
  const isSeen = marked && marked.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
  if (!isSeen) heading?.focus();
}
