import { X } from "lucide-react";
import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Glyph } from "../../foundations/Glyph/index.ts";
import { Body, Close, Title } from "../Alert/Alert.styles.ts";
import type { Toast } from "./createToaster.ts";
import { Item } from "./Toast.styles.ts";
import type { ToastTexts } from "./toastTexts.ts";

export interface ToastItemProps {
  toast: Toast;
  /** The duration in milliseconds. */
  duration: number;
  /** Pauses the timer while the user reads. */
  paused: boolean;
  texts: ToastTexts;
  onDismiss: (id: number) => void;
  /** Called when the close button is pressed. */
  onClose: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The longest timer of a browser, in milliseconds: a longer one ends at once. */
const longestTimer = 2_147_483_647;

/** One notice. After a pause its full duration starts again, so that the user has time to return. */
export function ToastItem({ toast, duration, paused, texts, onDismiss, onClose }: ToastItemProps) {
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  useEffect(() => {
    if (paused || duration > longestTimer) return;
    const timer = setTimeout(dismiss, duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);

  return (
    <Item data-tone={toast.tone}>
      <Glyph sign={toast.tone} label={texts.toneLabel(toast.tone)} />
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
