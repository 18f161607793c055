import { type InputEvent, useEffect, useRef, useState } from "react";
import { Text } from "../../foundations/Text/Text.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { type FormDialogTexts, formDialogTexts } from "./formDialogTexts.ts";

export interface FormDialogProps extends Omit<DialogProps, "onClose" | "texts"> {
  /**
   * Asked by Esc, by a press beside the dialog and by the close button; once something was typed, only after the question
   * whether it may be lost. Set `open` to false to obey.
   */
  onClose: () => void;
  /**
   * What was typed is being sent: nothing closes the dialog.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * What was typed has been taken: it closes without a question.
   * @default false
   */
  done?: boolean | undefined;
  /** Other words in the place of its own. */
  texts?: Partial<FormDialogTexts> | undefined;
}

/** A dialog with a form in it: closed by mistake, it asks before what was typed is lost. Closed by its user, it does not. */
export function FormDialog({
  open,
  onClose,
  pending = false,
  done = false,
  texts,
  children,
  onInput,
  ...rest
}: FormDialogProps) {
  const words = { ...formDialogTexts, ...texts };
  const isTyped = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  const keep = (event: InputEvent<HTMLDialogElement>) => {
    isTyped.current = true;
    onInput?.(event);
  };
  useEffect(() => {
    if (open) return;
    isTyped.current = false;
    setIsAsking(false);
  }, [open]);

  const askToClose = () => {
    if (pending) return;
    if (isTyped.current && !done) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog {...rest} open={open} onClose={askToClose} onInput={keep} texts={words}>
        {children}
      </Dialog>
      <ConfirmDialog
        open={open && isAsking}
        title={words.discardTitle}
        variant="danger"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
        texts={{ ...words, confirmLabel: words.discardLabel, cancelLabel: words.keepLabel }}
      >
        <Text>{words.discardText}</Text>
      </ConfirmDialog>
    </>
  );
}
