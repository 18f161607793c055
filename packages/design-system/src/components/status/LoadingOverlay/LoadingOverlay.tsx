import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { useModal } from "../../../focus/useModal.ts";
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
  /**
   * How long the work may take before it is said, in milliseconds: what is done by then flashes nothing.
   * @default 0
   */
  patience?: number;
  /** One more sentence, for a work that takes long. */
  children?: ReactNode;
  /** Makes it a loading of fixed length: told once, after `timedLoading`, while it is open. */
  onTimeUp?: () => void;
}

/** Blocks the page while something is saved: no press, no key, not even Esc, goes past it. Focus comes back after. */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { open, title = "Carregando", patience = 0, children, onTimeUp, ref, ...rest } = props;
  const titleId = useId();
  const modal = useModal({ open, ref, patience });
  const timed = onTimeUp !== undefined;
  const endTime = useEffectEvent(() => onTimeUp?.());
  useEffect(() => {
    if (!open || !timed) return;
    const timer = setTimeout(endTime, timedLoading);
    return () => clearTimeout(timer);
  }, [open, timed]);

  return (
    // Nothing asks for it to be closed, so a press on it is the consumer's to hear.
    <Root aria-labelledby={titleId} {...modal} {...rest}>
      <Status role="status">
        <Spinner size="large" />
        <Title id={titleId}>{title}</Title>
        {open ? children : null}
      </Status>
    </Root>
  );
}
