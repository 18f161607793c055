import {
  type ComponentProps,
  type MouseEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Toast, Toaster } from "./createToaster.ts";
import { Region } from "./Toast.styles.ts";
import { ToastItem } from "./ToastItem.tsx";
import { type ToastTexts, toastTexts } from "./toastTexts.ts";
import { usePageHidden } from "./usePageHidden.ts";

/** How long a notice stays, in milliseconds (FUN-363). */
export const toastDuration = 5000;

const none: readonly Toast[] = [];

/** What the region itself listens to, to know when someone is reading. */
type OwnEvents = "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur";

export interface ToastRegionProps extends Omit<ComponentProps<"div">, "children" | OwnEvents> {
  /** What `createToaster` made: whoever has it shows notices here. */
  toaster: Toaster;
  /**
   * How long a notice stays, in milliseconds.
   * @default 5000
   */
  duration?: number;
  /** Other words in the place of its own. */
  texts?: Partial<ToastTexts> | undefined;
}

/**
 * Where the notices of one toaster appear: one polite live region, there from the beginning. The pointer or the focus on
 * it holds all of them.
 *
 * A notice is drawn above an open modal dialog, but everything outside of that dialog is inert: there it can be seen, and
 * neither pressed nor heard. Close the dialog first, or say it in the dialog, with an Alert.
 */
export function ToastRegion({ toaster, duration = toastDuration, ref, texts, ...rest }: ToastRegionProps) {
  const words = { ...toastTexts, ...texts };
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, () => none);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  /** What had the focus before it came here. */
  const before = useRef<EventTarget>(null);
  const isHidden = usePageHidden();
  const newest = toasts.at(-1)?.id;
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => region.current, []);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Whatever opened last is on top, so a notice must come up again over a dialog that opened since.
    if (newest !== undefined && document.querySelector("dialog[open]")) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

  // A notice that leaves takes the focus with it, and no event tells of that: the others would stay for ever.
  const count = toasts.length;
  useLayoutEffect(() => {
    if (count === 0 || !region.current?.contains(document.activeElement)) setFocused(false);
  }, [count]);

  // So it is with the pointer's last event.
  if (count === 0 && hovered) setHovered(false);

  /** A key that closes goes on to the next notice, a finger back to the page: the focus would hold what is left. */
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
