import { type ComponentProps, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Toast, Toaster } from "./createToaster.ts";
import { Region } from "./Toast.styles.ts";
import { ToastItem } from "./ToastItem.tsx";

/** How long a notice stays, in milliseconds (FUN-363). */
export const toastDuration = 5000;

const none: readonly Toast[] = [];

export interface ToastRegionProps extends Omit<ComponentProps<"div">, "children" | "ref"> {
  toaster: Toaster;
  /**
   * How long a notice stays, in milliseconds.
   * @default 5000
   */
  duration?: number;
  /** @default "Avisos" */
  label?: string;
  /** @default "Fechar aviso" */
  dismissLabel?: string;
}

/**
 * Where the notices of one toaster appear: one polite live region, there from the beginning, above dialogs too.
 * The pointer or the focus on it holds all of them.
 */
export function ToastRegion({
  toaster,
  duration = toastDuration,
  label = "Avisos",
  dismissLabel = "Fechar aviso",
  ...rest
}: ToastRegionProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, () => none);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Whatever opened last is on top, so a notice must come up again over a dialog that opened since.
    if (newest !== undefined && document.querySelector("dialog[open]")) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

  // A notice that leaves takes the pointer's and the focus' last event with it.
  if (toasts.length === 0 && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  return (
    <Region
      popover="manual"
      role="status"
      aria-atomic={false}
      aria-label={label}
      {...rest}
      ref={region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          duration={duration}
          paused={hovered || focused}
          dismissLabel={dismissLabel}
          onDismiss={toaster.dismiss}
        />
      ))}
    </Region>
  );
}
