import {
  type ComponentProps,
  type MouseEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import type { Toast, Toaster } from "./createToaster.ts";
import { Region } from "./Toast.styles.ts";
import { ToastItem } from "./ToastItem.tsx";
import { type ToastTexts, toastTexts } from "./toastTexts.ts";

/** The duration of a notice, in milliseconds (FUN-363). */
export const toastDuration = 5000;

const none: readonly Toast[] = [];

/** The events that tell the region that the user is reading. */
type OwnEvents = "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur";

export interface ToastRegionProps extends Omit<ComponentProps<"div">, "children" | OwnEvents> {
  /** The toaster from `createToaster` whose notices appear here. */
  toaster: Toaster;
  /**
   * The duration of a notice, in milliseconds. Above 2147483647, as with `Infinity`, it stays until it is closed.
   * @default 5000
   */
  duration?: number | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ToastTexts> | undefined;
}

/**
 * Renders the notices of one toaster in one polite live region, which exists from the start. The pointer or the focus
 * on it pauses all of them. A notice is drawn above an open modal dialog, but everything outside of that dialog is
 * inert: the notice is visible, but neither pressable nor announced. Close the dialog first, or use an Alert inside it.
 *
 * @example
 * const toaster = createToaster();
 *
 * function App() {
 *   return (
 *     <>
 *       <Button onClick={() => toaster.showToast({ tone: "success", description: "Endereço salvo." })}>Salvar</Button>
 *       <ToastRegion toaster={toaster} />
 *     </>
 *   );
 * }
 */
export function ToastRegion({ toaster, duration = toastDuration, ref, texts, ...rest }: ToastRegionProps) {
  const words = useTexts("toast", toastTexts, texts);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, () => none);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  /** The element that had the focus before it moved here. */
  const before = useRef<EventTarget>(null);
  const isHidden = usePageHidden();
  const newest = toasts.at(-1)?.id;
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => region.current, []);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover) {
      // jsdom hides every popover, and cannot show one.
      element?.removeAttribute("popover");
      return;
    }
    // The top layer is ordered by opening: reopening brings a notice above a dialog that opened since.
    if (newest !== undefined && document.querySelector("dialog[open]")) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

  // Removing the focused notice fires no blur event: without this the other notices would stay forever.
  const count = toasts.length;
  useLayoutEffect(() => {
    if (count === 0 || !region.current?.contains(document.activeElement)) setFocused(false);
  }, [count]);

  // The same holds for `pointerleave`.
  if (count === 0 && hovered) setHovered(false);

  /**
   * Closing by keyboard moves on to the next notice, by pointer back to the page; otherwise the focus would pause the
   * remaining ones.
   */
  function close(toast: Toast, { currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    const buttons = [...(region.current?.querySelectorAll("button") ?? [])];
    const place = buttons.indexOf(currentTarget);
    const next = detail === 0 ? (buttons[place + 1] ?? buttons[place - 1]) : undefined;
    const goal = next ?? before.current;
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    toaster.dismiss(toast.id);
  }

  return (
    <Region
      popover="manual"
      role="status"
      aria-atomic={false}
      aria-label={words.label}
      {...rest}
      ref={region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          duration={duration}
          paused={hovered || focused || isHidden}
          texts={words}
          onDismiss={toaster.dismiss}
          onClose={(event) => close(toast, event)}
        />
      ))}
    </Region>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether the page is hidden: its tab is in the background, or the phone is locked. */
function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}
