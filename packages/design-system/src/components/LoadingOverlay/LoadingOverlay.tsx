import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { useModal } from "../Dialog/useModal.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { Root, Status, Title } from "./LoadingOverlay.styles.ts";

/** How long a loading of fixed length lasts, in milliseconds (FUN-364). */
export const timedLoading = 2000;

export interface LoadingOverlayProps extends Omit<ComponentProps<"dialog">, "open" | "title" | "onCancel" | "onClose"> {
  /** Whether it is on the screen. */
  open: boolean;
  /**
   * What is being done (FUN-348).
   * @default "Carregando"
   */
  title?: ReactNode;
  /** One more sentence, for a work that takes long. */
  children?: ReactNode;
  /** Makes it a loading of fixed length: told once, after `timedLoading`, while it is open. */
  onTimeUp?: () => void;
}

/** Blocks the page while something is saved: no press, no key, not even Esc, goes past it. Focus comes back after. */
export function LoadingOverlay({ open, title = "Carregando", children, onTimeUp, ref, ...rest }: LoadingOverlayProps) {
  const titleId = useId();
  const modal = useModal(open, ref);
  const timed = onTimeUp !== undefined;
  const endTime = useEffectEvent(() => onTimeUp?.());
  useEffect(() => {
    if (!open || !timed) return;
    const timer = setTimeout(endTime, timedLoading);
    return () => clearTimeout(timer);
  }, [open, timed]);

  return (
    <Root
      aria-labelledby={titleId}
      {...rest}
      ref={modal}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => {
        // Browsers may close it on their own at a second Esc.
        if (open && !event.currentTarget.open) event.currentTarget.showModal();
      }}
    >
      <Status role="status">
        <Spinner size="large" />
        <Title id={titleId}>{title}</Title>
        {open ? children : null}
      </Status>
    </Root>
  );
}
