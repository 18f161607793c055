import { X } from "lucide-react";
import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Body, Close, Title } from "../Alert/Alert.styles.ts";
import { ToneIcon } from "../Alert/ToneIcon.tsx";
import type { Toast } from "./createToaster.ts";
import { Item } from "./Toast.styles.ts";
import type { ToastTexts } from "./toastTexts.ts";

export interface ToastItemProps {
  toast: Toast;
  /** How long it stays, in milliseconds. */
  duration: number;
  /** Time stands still for it: someone is reading. */
  paused: boolean;
  texts: ToastTexts;
  onDismiss: (id: number) => void;
  /** Its close button was pressed. */
  onClose: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** One notice. After a pause it gets its whole time again: whoever looked away from it can come back. */
export function ToastItem({ toast, duration, paused, texts, onDismiss, onClose }: ToastItemProps) {
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(dismiss, duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);

  return (
    <Item data-tone={toast.tone}>
      <ToneIcon tone={toast.tone} label={texts.toneLabel(toast.tone)} />
      <Body>
        {toast.title === undefined ? null : <Title>{toast.title}</Title>}
        <p>{toast.description}</p>
      </Body>
      <Close>
        <IconButton label={texts.dismissLabel} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Close>
    </Item>
  );
}
